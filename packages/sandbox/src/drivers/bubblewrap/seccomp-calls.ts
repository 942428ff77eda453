export type Architecture = "x64" | "arm64";

interface CallTable {
  /** AUDIT_ARCH constant of linux/audit.h. */
  audit: number;
  calls: { clone: number; clone3: number; ioctl: number; socket: number; denied: number[] };
}

// Same numbers on both: calls since 5.1 are numbered alike everywhere (asm-generic/unistd.h).
const COMMON_DENIED = [
  425,
  426,
  427, // io_uring_setup, _enter, _register
  428,
  429,
  430,
  431,
  432,
  433, // open_tree, move_mount, fsopen, fsconfig, fsmount, fspick
  438, // pidfd_getfd
  442, // mount_setattr
  467, // open_tree_attr
];

/** Calls that reach past a container's walls or that have often held kernel faults; none is needed by tests or installs. */
export const DENIED_CALLS: Record<Architecture, CallTable> = {
  x64: {
    audit: 0xc000003e,
    calls: {
      clone: 56,
      clone3: 435,
      ioctl: 16,
      socket: 41,
      denied: [
        101, // ptrace
        103, // syslog
        153,
        154,
        155,
        156, // vhangup, modify_ldt, pivot_root, _sysctl
        159,
        163,
        164,
        165,
        166,
        167,
        168,
        169, // adjtimex, acct, settimeofday, mount, umount2, swapon, swapoff, reboot
        172,
        173,
        175,
        176,
        179, // iopl, ioperm, init_module, delete_module, quotactl
        227, // clock_settime
        246,
        248,
        249,
        250, // kexec_load, add_key, request_key, keyctl
        272, // unshare
        298, // perf_event_open
        303,
        304,
        305,
        308, // name_to_handle_at, open_by_handle_at, clock_adjtime, setns
        310,
        311,
        312,
        313, // process_vm_readv, process_vm_writev, kcmp, finit_module
        320,
        321,
        323, // kexec_file_load, bpf, userfaultfd
        ...COMMON_DENIED,
      ],
    },
  },
  arm64: {
    audit: 0xc00000b7,
    calls: {
      clone: 220,
      clone3: 435,
      ioctl: 29,
      socket: 198,
      denied: [
        39,
        40,
        41,
        58,
        60, // umount2, mount, pivot_root, vhangup, quotactl
        89,
        97,
        104,
        105,
        106,
        112,
        116,
        117, // acct, unshare, kexec_load, init_module, delete_module, clock_settime, syslog, ptrace
        142,
        170,
        171, // reboot, settimeofday, adjtimex
        217,
        218,
        219,
        224,
        225, // add_key, request_key, keyctl, swapon, swapoff
        241,
        264,
        265,
        266,
        268, // perf_event_open, name_to_handle_at, open_by_handle_at, clock_adjtime, setns
        270,
        271,
        272,
        273,
        280,
        282,
        294, // process_vm_readv, _writev, kcmp, finit_module, bpf, userfaultfd, kexec_file_load
        ...COMMON_DENIED,
      ],
    },
  },
};

export function currentArchitecture(): Architecture | null {
  return process.arch === "x64" || process.arch === "arm64" ? process.arch : null;
}
