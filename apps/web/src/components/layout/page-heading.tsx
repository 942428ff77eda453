/** The one h1 of a page and the line below it. */
export function PageHeading({ title, description }: { title: string; description?: string | undefined }) {
  return (
    <div className="min-w-0">
      <h1 className="text-[20px] leading-7 font-semibold tracking-[-0.01em] md:text-h1">{title}</h1>
      {description && <p className="mt-1 text-fg-2">{description}</p>}
    </div>
  );
}
