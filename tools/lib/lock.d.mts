export type Lock =
  | { held: true; note(text: string): void; free(): void }
  /** Another running process holds it. `started` is empty where the system does not say. `note` is what that process wrote there, at first empty. */
  | { held: false; pid: number; started: string; note: string }

/** Takes the lock file for this process, or returns its holder. Never waits. */
export function takeLock(file: string): Lock

/** Whether the process is running, and (if `started` is known, on Linux) is still the same one. */
export function isAlive(pid: number, started?: string): boolean

/** When a process started. Empty where the system does not say. */
export function startOf(pid: number): string
