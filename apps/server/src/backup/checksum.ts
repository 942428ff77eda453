import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, open, stat } from "node:fs/promises";
import { InputError } from "@fixpoint/contracts";

/**
 * The archive's SHA-256 is the comment of an empty gzip member at its end:
 * `tar -xzf` reads such a file as ever, and one that was cut off has none.
 */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 3]);
const TAIL = Buffer.from([0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const LABEL = "fixpoint-sha256:";
const LENGTH = HEAD.length + LABEL.length + 64 + TAIL.length;

async function digest(file: string, length: number): Promise<string> {
  const hash = createHash("sha256");
  if (length > 0) for await (const chunk of createReadStream(file, { end: length - 1 })) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

function memberFor(sum: string): Buffer {
  return Buffer.concat([HEAD, Buffer.from(LABEL + sum), TAIL]);
}

/** Ends a `.tar.gz` with its checksum and makes sure that it is on the disk. */
export async function seal(file: string): Promise<void> {
  const { size } = await stat(file);
  await appendFile(file, memberFor(await digest(file, size)));
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}

/** @throws InputError unless the file is exactly what `seal` left. */
export async function verifySeal(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile())
    throw new InputError("no_backup", `There is no file ${file}`, {
      hint: "Give the path of a file that `fixpoint backup` wrote.",
    });
  const handle = await open(file, "r");
  const end = Buffer.alloc(LENGTH);
  const { bytesRead } = await handle.read(end, 0, LENGTH, Math.max(0, found.size - LENGTH));
  await handle.close();
  if (bytesRead !== LENGTH || !end.equals(memberFor(await digest(file, found.size - LENGTH))))
    throw new InputError("backup_damaged", `${file} is damaged, cut off, or no backup: its checksum does not match`, {
      hint: "Nothing was changed. Use another copy.",
    });
}
