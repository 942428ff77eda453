const MOST_BLOCKS = 50;
const MOST_IN_SECTION = 3000;
const MOST_IN_TEXT = 40_000;
/** `<https://…|label>`; whatever else is between angle brackets would be a mention. */
const LINKS = /<https?:\/\/[^<>|\s]+\|[^<>]*>/g;

function isSection(block: unknown): block is { type: "section"; text: { type: string; text: string } } {
  return typeof block === "object" && block !== null && "type" in block && block.type === "section" && "text" in block;
}

/** What is written into mrkdwn unescaped. */
function unescaped(text: string): boolean {
  return /[<>]|&(?!(?:amp|lt|gt);)/.test(text.replaceAll(LINKS, ""));
}

/** What Slack documents of messages in prose, beyond its description. */
export function slackProblems(text: string, blocks: readonly unknown[]): string[] {
  const sections = blocks.filter(isSection).map((section) => section.text.text);
  return [
    ...(text.trim() === "" ? ["a message has no text to fall back on"] : []),
    ...(text.length > MOST_IN_TEXT ? ["a message's text is too long"] : []),
    ...(blocks.length > MOST_BLOCKS ? ["a message has too many blocks"] : []),
    ...(sections.some((section) => section.length === 0 || section.length > MOST_IN_SECTION)
      ? ["a section is empty or too long"]
      : []),
    ...([text, ...sections].some(unescaped) ? ["a message holds a sign that is not escaped"] : []),
  ];
}
