import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";

/** Foreign Markdown: raw HTML is never rendered, images are shown as links so that opening a bug tells nobody, links open outside. */
export default function IssueText({ text }: { text: string }) {
  return (
    <div className="prose-issue">
      <Markdown
        remarkPlugins={[remarkGfm]}
        skipHtml
        components={{
          h1: "h3",
          h2: "h3",
          a: ({ href, children }) => (
            <a href={href} target="_blank" rel="noopener noreferrer nofollow">
              {children}
            </a>
          ),
          img: ({ src, alt }) => (
            <a href={typeof src === "string" ? src : undefined} target="_blank" rel="noopener noreferrer nofollow">
              Image{alt ? `: ${alt}` : ""} ↗
            </a>
          ),
          pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
        }}
      >
        {text}
      </Markdown>
    </div>
  );
}
