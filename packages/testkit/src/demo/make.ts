export interface DemoAccount {
  tenantId: string
  account: string
  password: string
  role: string
}

/** Makes the demo centres when the database has no centre yet. */
export async function makeDemo(_options: {
  ownerUrl: string
  now: Date
  log(line: string): void
}): Promise<{ made: boolean; accounts: DemoAccount[] }> {
  return { made: false, accounts: [] }
}
