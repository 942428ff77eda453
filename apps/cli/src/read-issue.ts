import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { InputError, MAX_ISSUE_BYTES } from "@fixpoint/contracts";

/** Reads at most one byte more than allowed, so that an endless pipe cannot fill the memory. */
async function readBounded(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array);
    chunks.push(bytes);
    size += bytes.length;
    if (size > MAX_ISSUE_BYTES) break;
  }
  return Buffer.concat(chunks);
}

async function openIssue(file: string): Promise<Readable> {
  if (file === "-") return process.stdin;
  const found = await stat(file).catch((cause: unknown) => {
    throw new InputError("issue_not_found", `There is no issue file at ${file}.`, { cause });
  });
  if (!found.isFile())
    throw new InputError(
      "issue_not_a_file",
      `${file} is not a file; give a Markdown file with the issue, or - for standard input.`,
    );
  return createReadStream(file);
}

function decode(bytes: Buffer, name: string): string {
  if (bytes.length > MAX_ISSUE_BYTES)
    throw new InputError("issue_too_large", `${name} is larger than 5 MB; shorten it to the facts of one bug.`);
  if (bytes.includes(0)) throw new InputError("issue_binary", `${name} is a binary file; give the issue as text.`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new InputError("issue_binary", `${name} is not UTF-8 text; give the issue as text.`, { cause });
  }
}

/** The first heading or line is the title, what follows is the text. */
export function splitIssue(markdown: string): { title: string; text: string } {
  const trimmed = markdown.trim();
  const [first = "", ...rest] = trimmed.split(/\r?\n/);
  const title = first.replace(/^#+\s*/, "").trim();
  return { title: title.slice(0, 500), text: rest.join("\n").trim() };
}

/** @throws InputError `issue_not_found`, `issue_not_a_file`, `issue_too_large`, `issue_binary`, `issue_empty` */
export async function readIssue(file: string): Promise<{ title: string; text: string }> {
  const name = file === "-" ? "The issue" : file;
  const bytes = await readBounded(await openIssue(file)).catch((cause: unknown) => {
    if (cause instanceof InputError) throw cause;
    throw new InputError("issue_unreadable", `${name} cannot be read.`, { cause });
  });
  const markdown = decode(bytes, name);
  if (markdown.trim() === "") throw new InputError("issue_empty", `${name} is empty; describe the bug in it.`);
  return splitIssue(markdown);
}
