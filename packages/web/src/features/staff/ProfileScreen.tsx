import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { postcodeProblem } from '@daybook/contract/staff/postcode.rules.ts'
import { profileFields, profileProblems } from '@daybook/contract/staff/profile.fields.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { goBack, rememberPlace } from '../../platform/screens/navigate.ts'
import { useSession } from '../../platform/session/current.ts'
import { FieldInputs, FieldsScreen, useFieldsForm } from '../fields/index.ts'
import { usePlaceAndDay } from '../rule/index.ts'
import { StaffPicture } from './StaffPicture.tsx'
import { profileQuery, saveProfile } from './staff.data.ts'

const sections = [
  { title: 'staff.contact', fields: ['name', 'phone', 'email', 'birthday', 'sex'] },
  { title: 'staff.address', fields: ['region', 'address', 'postcode'] },
  { title: 'staff.emergency', fields: ['contactName', 'contactPhone'] },
] as const

/** What people say about themselves. */
export function ProfileScreen() {
  const read = useQuery(profileQuery())
  return (
    <Loaded read={read} skeleton="page">
      {(profile) => <Filled profile={profile} />}
    </Loaded>
  )
}

function Filled({ profile }: { profile: Values }) {
  const t = useT()
  const [start] = useState(profile)
  const { userProfile: own } = useSession()
  const at = usePlaceAndDay()
  const form = useFieldsForm({
    pack: 'staff',
    fields: profileFields,
    stored: start,
    draft: 'profile',
    problems: (values) => {
      const { postcode } = values
      const isNew = postcode && postcode !== start.postcode
      return {
        postcode: isNew ? postcodeProblem(postcode, at) : undefined,
        ...profileProblems(start, values),
      }
    },
  })

  async function save(values: Values) {
    const isStillHere = rememberPlace()
    await saveProfile(values)
    showToast(t('staff.saved'))
    if (isStillHere()) goBack()
  }

  return (
    <FieldsScreen form={form} onSend={save} submit={t('staff.save')}>
      {own && (
        <Section title={t('fields.picture')}>
          <StaffPicture {...own} />
        </Section>
      )}
      {sections.map(({ title, fields }) => (
        <Section key={title} title={t(title)}>
          <FieldInputs only={fields} />
        </Section>
      ))}
    </FieldsScreen>
  )
}
