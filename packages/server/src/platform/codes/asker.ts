// Who asks for a code: only they may use it, so that nobody else uses up its tries.
import type { Caller } from '../context.ts'
import type { CodeMaker } from './codes.ts'

interface Asking {
  caller: Pick<Caller, 'ip' | 'device'>
  input: { headers: Record<string, string | undefined> }
}

/** The caller by their own secret (header `Recovery-Key`), or else by their address and program. */
export function askerOf({ codes }: { codes: CodeMaker }, { caller, input }: Asking): Buffer {
  const { recoveryKey } = input.headers
  return recoveryKey ? codes.hash('holder', recoveryKey) : codes.hash('holder', caller.ip, caller.device)
}
