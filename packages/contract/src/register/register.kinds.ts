// Every register, from the generated table of the features' declarations.
import { registers } from './register.kinds.generated.ts'

export type RegisterName = keyof typeof registers

export const registerNames = Object.keys(registers) as [RegisterName, ...RegisterName[]]
