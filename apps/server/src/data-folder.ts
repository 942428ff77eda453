import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { InputError } from "@fixpoint/contracts";

/** Makes the data folder. Throws InputError in one line when it cannot be written to. */
export async function prepareDataFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new InputError("data_folder", `Cannot write to the data folder ${path}: ${(cause as Error).message}`, {
      hint: "Set FIXPOINT_DATA_DIR to a folder that you own.",
      cause,
    });
  }
}
