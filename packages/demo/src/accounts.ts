// Who can sign in to the demo. A file of its own, so that the browser tests need nothing else of the demo.
import type { DemoAccount } from '@daybook/contract/auth/auth.contract.ts'

/** Everybody's, in demo data and nowhere else. */
export const demoPassword = 'daybook1'

const of = (tenantId: string, account: string, name: string, role: DemoAccount['role']): DemoAccount => ({
  tenantId,
  account,
  password: demoPassword,
  name,
  role,
})

export const demoAccounts: readonly DemoAccount[] = [
  of('100001', 'teacher', 'Hana', 'teacher'),
  of('100001', 'meihua', 'Meihua', 'teacher'),
  of('100001', 'manager', 'Mere', 'manager'),
  of('100001', 'assistant', 'Sione', 'manager'),
  of('100002', 'teacher', 'Georgia', 'teacher'),
  of('000000', 'admin', 'Ada', 'administrator'),
]
