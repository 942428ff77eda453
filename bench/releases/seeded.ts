import { createHash } from "node:crypto";
import type { Random } from "./variations.ts";

/** The same numbers each time for one seed. */
export function seeded(seed: string): Random {
  let count = 0;
  let digest = Buffer.alloc(0);
  return () => {
    if (count % 8 === 0) digest = createHash("sha256").update(`${seed} ${count}`).digest();
    const number = digest.readUInt32LE((count % 8) * 4);
    count += 1;
    return number / 2 ** 32;
  };
}
