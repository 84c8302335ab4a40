import type { Role } from '@daybook/contract/kernel/rights.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'

export const roleWords: Record<Role, BareKey> = {
  teacher: 'auth.roleTeacher',
  manager: 'auth.roleManager',
  administrator: 'auth.roleAdministrator',
  kiosk: 'auth.roleKiosk',
}

export const isBuiltIn = (alias: string): alias is Role => alias in roleWords
