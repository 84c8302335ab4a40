// The first centre of an installation, made by the operator who also manages it: two accounts with the same name and
// password, because the operator of a platform sees nothing of a centre.
import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { type Country, countries, zonesOf } from '@daybook/contract/centre/centre.rules.ts'
import { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import { client } from '../../platform/api/client.ts'
import { signIn } from '../auth/index.ts'
import { acceptInvitation } from './invitation.data.ts'

const [firstCountry] = countries as [Country, ...Country[]]
const { makeCentre } = client(centre)
const { inviteManager } = client(invitation)

/** The country and time zone of this device, where centres can be. */
function here() {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const countryCode =
    countries.find((country) => (zonesOf[country] as readonly string[]).includes(zone)) ?? firstCountry
  const [first] = zonesOf[countryCode as Country]
  const timeZone = (zonesOf[countryCode] as readonly (typeof first)[]).find((one) => one === zone) ?? first
  return { countryCode, timeZone }
}

/** Makes the centre and signs in there as its manager. */
export async function startCentre(
  name: string,
  person: { realName: string; account: string; password: string },
): Promise<void> {
  const hours = { opensAt: '07:30', closesAt: '17:30', licenceNumber: null }
  const { tenantId } = await makeCentre({ name, ...hours, ...here() }, { quiet: true })
  const { key } = await inviteManager({ tenantId, email: null }, { quiet: true })
  const made = await acceptInvitation({ tenant: tenantId, key: key ?? '' }, person)
  await signIn({ tenantId, username: made.account, password: person.password })
}
