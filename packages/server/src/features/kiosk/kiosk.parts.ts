import type { CodeMaker } from '../../platform/codes/codes.ts'
import type { TokenMaker } from '../../platform/identity.ts'
import type { RandomBytes } from '../../platform/ids.ts'
import type { Passwords } from '../../platform/passwords.ts'

export interface KioskParts {
  codes: CodeMaker
  tokens: TokenMaker
  passwords: Passwords
  random: RandomBytes
}
