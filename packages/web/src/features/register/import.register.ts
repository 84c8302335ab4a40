import { registers } from '@daybook/contract/app/register.kinds.generated.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import type { RegisterFile } from '@daybook/contract/register/register.rules.ts'

/** Path → index of the column. Fields without a column are left out. */
export type Columns = Readonly<Record<string, number>>

export const registerOf = (of: RegisterName): RegisterFile => registers[of] as RegisterFile
