import { type Architecture, DENIED_CALLS } from "./seccomp-calls.ts";

// Classic BPF: code, jump if true, jump if false, constant.
type Instruction = [code: number, jt: number, jf: number, k: number];
const LOAD = 0x20;
const EQUAL = 0x15;
const GREATER_EQUAL = 0x35;
const ANY_BIT = 0x45;
const RETURN = 0x06;

const ALLOW = 0x7fff0000;
const KILL_PROCESS = 0x80000000;
const errno = (code: number): number => 0x00050000 | code;
const EPERM = errno(1);
const ENOSYS = errno(38);
const EAFNOSUPPORT = errno(97);

const OFFSET_NUMBER = 0;
const OFFSET_ARCHITECTURE = 4;
const argumentOffset = (index: number): number => 16 + index * 8;

const X32_BIT = 0x40000000;
/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET and NEWTIME. */
const NEW_NAMESPACES = 0x7e020080;
const TERMINAL_INJECTIONS = [0x5412, 0x541c]; // TIOCSTI, TIOCLINUX
/** unix, inet, inet6, netlink: vsock and others are not cut off by a network namespace. */
const SOCKET_FAMILIES = [1, 2, 10, 16];

const load = (offset: number): Instruction => [LOAD, 0, 0, offset];
const finish = (action: number): Instruction => [RETURN, 0, 0, action];

function onCall(number: number, body: Instruction[]): Instruction[] {
  return [load(OFFSET_NUMBER), [EQUAL, 0, body.length, number], ...body];
}

/** The filter for this architecture as bubblewrap's `--seccomp` takes it. */
export function buildSeccompFilter(architecture: Architecture): Buffer {
  const { audit, calls } = DENIED_CALLS[architecture];
  const program: Instruction[] = [
    load(OFFSET_ARCHITECTURE),
    [EQUAL, 1, 0, audit],
    finish(KILL_PROCESS),
    load(OFFSET_NUMBER),
    [GREATER_EQUAL, 0, 1, X32_BIT],
    finish(KILL_PROCESS),
    // Programs fall back to clone, whose flags can be looked at.
    ...onCall(calls.clone3, [finish(ENOSYS)]),
    ...onCall(calls.clone, [load(argumentOffset(0)), [ANY_BIT, 0, 1, NEW_NAMESPACES], finish(EPERM), finish(ALLOW)]),
    ...onCall(calls.ioctl, [
      load(argumentOffset(1)),
      ...TERMINAL_INJECTIONS.flatMap((code): Instruction[] => [[EQUAL, 0, 1, code], finish(EPERM)]),
      finish(ALLOW),
    ]),
    ...onCall(calls.socket, [
      load(argumentOffset(0)),
      ...SOCKET_FAMILIES.flatMap((family): Instruction[] => [[EQUAL, 0, 1, family], finish(ALLOW)]),
      finish(EAFNOSUPPORT),
    ]),
    load(OFFSET_NUMBER),
    ...calls.denied.flatMap((number): Instruction[] => [[EQUAL, 0, 1, number], finish(EPERM)]),
    finish(ALLOW),
  ];
  const bytes = Buffer.alloc(program.length * 8);
  program.forEach(([code, jt, jf, k], index) => {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(jt, index * 8 + 2);
    bytes.writeUInt8(jf, index * 8 + 3);
    bytes.writeUInt32LE(k, index * 8 + 4);
  });
  return bytes;
}
