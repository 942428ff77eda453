import type { RawBlock } from "../blocks/blocks.ts";

/** `TypeError: x is not iterable`, at the head of what an error monitor shows. */
const HEAD = /^\s*((?:[A-Za-z_$][\w$.]{0,80})?(?:Error|Exception): [^\n]{1,300})$/;
/** The line of code that a frame shows: `// bus.send("a", 1)`. */
const CALL =
  /^\s*(?:\/\/|>)\s*((?:(?:const|let|var)\s+[\w$]+\s*=\s*)?(?:await\s+)?([A-Za-z_$][\w$]*)(?:\.[A-Za-z_$][\w$]*)?\([^\n]{0,400}\));?\s*$/;
/** `bus     Signals {}`: a variable, and the object that it is, of which nothing was set. */
const OBJECT = /^\s*([A-Za-z_$][\w$]*)\s*(?:[:=]\s*|\s)([A-Z][\w$]*) \{\s*\}\s*$/;
const MOST_LINES = 80;

/**
 * What an error monitor shows of an error, as the code that it shows: the call of the outer frame, on an object made anew where
 * it shows one that holds nothing, and the error as what comes of it. Other blocks as they are.
 */
export function withEventCode(blocks: readonly RawBlock[]): RawBlock[] {
  return blocks.map((block) => {
    const lines = block.code.split("\n");
    const error = HEAD.exec(lines[0] ?? "")?.[1];
    if (error === undefined || lines.length > MOST_LINES) return block;
    const calls = lines.flatMap((line) => {
      const [, code, owner = ""] = (line.length > 600 ? null : CALL.exec(line)) ?? [];
      return code === undefined ? [] : [{ code, owner, isMethod: code.includes(`${owner}.`) }];
    });
    const [call, ...others] = calls;
    if (call === undefined || others.length > 0) return block;
    const type = lines.map((line) => OBJECT.exec(line)).find((found) => found?.[1] === call.owner)?.[2];
    if (call.isMethod && type === undefined) return block;
    const made = type === undefined || !call.isMethod ? [] : [`const ${call.owner} = new ${type}();`];
    return { ...block, info: "js", code: [...made, `${call.code}; // ${error}`].join("\n") };
  });
}
