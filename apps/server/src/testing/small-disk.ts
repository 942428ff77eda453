import { spawnSync } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  path: string;
  /** Until not one byte more fits. */
  fill(): Promise<void>;
  /** Frees what `fill` took. */
  free(): Promise<void>;
  /** False while somebody has a file open for writing. */
  setReadOnly(readOnly: boolean): boolean;
  remove(): Promise<void>;
}

function system(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

/** A file system of its own in memory; null where this user may not mount one. */
export async function makeSmallDisk(bytes: number): Promise<SmallDisk | null> {
  const path = await mkdtemp(join(tmpdir(), "fp-disk-"));
  if (!system("mount", "-t", "tmpfs", "-o", `size=${bytes},mode=0700`, "fixpoint-test", path)) {
    await rm(path, { recursive: true });
    return null;
  }
  const filler = join(path, "filler");
  return {
    path,
    async fill() {
      const file = await open(filler, "a");
      for (const chunk of [1024 * 1024, 4096]) {
        const zeros = Buffer.alloc(chunk);
        while (
          await file.write(zeros).then(
            ({ bytesWritten }) => bytesWritten === chunk,
            () => false,
          )
        );
      }
      await file.close();
    },
    free: () => rm(filler, { force: true }),
    setReadOnly: (readOnly) => system("mount", "-o", `remount,${readOnly ? "ro" : "rw"}`, path),
    async remove() {
      system("umount", "--lazy", path);
      await rm(path, { recursive: true, force: true });
    },
  };
}
