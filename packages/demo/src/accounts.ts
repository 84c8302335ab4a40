// Who can sign in to the demo. A file of its own, so that the browser tests need nothing else of the demo.
export interface DemoAccount {
  tenantId: string
  account: string
  password: string
  role: string
}

/** Everybody's, in demo data and nowhere else. */
export const demoPassword = 'daybook1'

const account = (tenantId: string, name: string, role: string): DemoAccount => ({
  tenantId,
  account: name,
  password: demoPassword,
  role,
})

export const demoAccounts: readonly DemoAccount[] = [
  account('100001', 'teacher', 'Teacher (Hana)'),
  account('100001', 'meihua', 'Teacher (Meihua)'),
  account('100001', 'manager', 'Manager (Mere)'),
  account('100001', 'assistant', 'Assistant manager (Sione)'),
  account('100002', 'teacher', 'Teacher of another centre (Georgia)'),
  account('000000', 'admin', 'Administrator of the platform'),
]
