import type { Tx } from '../../platform/database/database.ts'

export async function countryOfCentre(tx: Tx): Promise<string> {
  const { countryCode } = await tx.selectFrom('centre').select('countryCode').executeTakeFirstOrThrow()
  return countryCode
}
