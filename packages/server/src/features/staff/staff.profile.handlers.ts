// People's own data.
import { sexKeys } from '@daybook/contract/kernel/dictionaries.ts'
import { problemsIn, stored } from '@daybook/contract/kernel/fields.check.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { postcodeProblem } from '@daybook/contract/staff/postcode.rules.ts'
import { profileFields, profileProblems } from '@daybook/contract/staff/profile.fields.ts'
import type { staff } from '@daybook/contract/staff/staff.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { pictureAddress } from '../../platform/storage/addresses.ts'
import { takePicture } from '../file/index.ts'
import { findProfile, updateProfile } from './staff.manage.queries.ts'
import { findCentre, setPicture } from './staff.queries.ts'

type Of<K extends keyof typeof staff.operations> = ContextOf<(typeof staff.operations)[K]>
type Profile = ValuesOf<typeof profileFields>

const sexes = Object.fromEntries(Object.entries(sexKeys).map(([word, key]) => [key, word]))

export async function getProfile({ tx, actor: { personId } }: Pick<Of<'getProfile'>, 'tx' | 'actor'>) {
  const { nickName, birthDate, sex, picture, ...row } = await findProfile(tx, personId)
  // A CHECK on the column allows the same three.
  const key = sex === null ? null : sexKeys[sex as keyof typeof sexKeys]
  const profile = { ...row, name: nickName || null, birthday: birthDate, sex: key } as Profile
  return { ...profile, id: personId, userId: personId, avatar: picture }
}

export async function saveProfile(context: Of<'saveProfile'>) {
  const { tx, actor, clock, input, auditSubjects } = context
  const { avatar, realName, ...given } = input
  if (realName !== undefined && realName !== actor.name) fail('FORBIDDEN', { realName: 'NOT_WRITABLE' })
  const before = await getProfile(context)
  const values = stored(profileFields, { ...before, ...given } as Profile)
  const moment = { now: clock.now().toISOString(), today: actor.today }
  const problems = { ...profileProblems(before, values), ...problemsIn(profileFields, values, moment) }
  if (Object.keys(problems).length > 0) fail('VALIDATION_FAILED', problems)
  if (values.postcode && values.postcode !== before.postcode) {
    const { countryCode: country } = await findCentre(tx, actor.tenantId)
    const problem = postcodeProblem(values.postcode, { country, region: null, day: actor.today })
    if (problem) fail('VALIDATION_FAILED', { postcode: problem })
  }
  const { name, birthday, sex, ...columns } = values
  const row = { ...columns, nickName: name ?? '', birthDate: birthday, sex: sex && (sexes[sex] ?? null) }
  await updateProfile(tx, actor.personId, row)
  if (avatar !== undefined) await savePicture(context, avatar, before.avatar)
  auditSubjects(actor.personId)
  return getProfile(context)
}

/** @param avatar an address of the present picture leaves it, however old the address is */
async function savePicture(context: Of<'saveProfile'>, avatar: string, present: string | null) {
  if (withoutQuery(avatar) === withoutQuery(pictureAddress(context.addresses, present))) return
  await setPicture(context.tx, context.actor.personId, await takePicture(context, avatar))
}

const withoutQuery = (address: string) => address.replace(/\?.*$/, '')
