/** A control group that holds one command. */
export interface Cgroup {
  /** Files into which a process writes its id to join. */
  readonly procsFiles: readonly string[];
  /** Host ids of all members. */
  members(): number[];
  /** Bytes of memory at the highest, file cache included; null when not told. */
  peakBytes(): number | null;
  /** How often the memory limit killed. */
  memoryKills(): number;
  /** Removes the group; its members must have ended. */
  remove(): Promise<void>;
}

export interface CgroupLimits {
  memoryBytes: number;
  processes: number;
}

/** Makes a group. Throws where the limits cannot be set. */
export type CgroupFactory = (name: string, limits: CgroupLimits) => Cgroup;
