import { stored, type Values } from '@daybook/contract/kernel/fields.check.ts'
import { postcodeProblem } from '@daybook/contract/staff/postcode.rules.ts'
import { profileFields } from '@daybook/contract/staff/profile.fields.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormScreen } from '../../kit/FormScreen.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { goBack, rememberPlace } from '../../platform/screens/navigate.ts'
import { useSession } from '../../platform/session/current.ts'
import { FieldInputs, RecordFormProvider, useRecord } from '../fields/index.ts'
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
  const root = useRef<HTMLDivElement>(null)
  const [start] = useState(profile)
  const { userProfile: own } = useSession()
  const at = usePlaceAndDay()
  const record = useRecord({
    pack: 'staff',
    fields: profileFields,
    stored: start,
    problems: ({ postcode }) => ({ postcode: postcodeProblem(String(postcode).trim(), at) }),
  })

  async function save(values: Values) {
    const isStillHere = rememberPlace()
    try {
      await saveProfile(stored(profileFields, values))
      showToast(t('staff.saved'))
      if (isStillHere()) goBack()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      record.refuse(error, root.current)
      showToast(errorWords(error), { isError: true })
    }
  }

  return (
    <RecordFormProvider value={record.context}>
      <div ref={root}>
        <FormScreen onSubmit={record.onSubmit(save)} submit={t('staff.save')} isSending={record.isSending}>
          {own && (
            <Section title={t('fields.picture')}>
              <StaffPicture {...own} />
            </Section>
          )}
          {sections.map(({ title, fields }) => (
            <Section key={title} title={t(title)}>
              <FieldInputs fields={profileFields} only={fields} />
            </Section>
          ))}
        </FormScreen>
      </div>
    </RecordFormProvider>
  )
}
