import { type Invitee, readInvitees } from '@daybook/contract/invitation/invitation.rules.ts'
import { Button, NativeSelect, Stack, Textarea } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { Warning } from '../../kit/Warning.tsx'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { roleWords } from '../../platform/i18n/role.words.ts'
import { picksQuery } from '../fields/index.ts'
import { type Invitation, invite, inviteNewcomers, type Keys } from './invitation.data.ts'

/** What most people at a centre do there. */
const usual = 'teacher'
const mostAtOnce = 100

/** Names, each with an address or a number, typed or pasted. */
export function InviteForm({
  people,
  onMade,
}: {
  people: readonly Invitation[]
  onMade: (keys: Keys) => void
}) {
  const t = useT()
  const roles = useQuery(picksQuery('role')).data?.records ?? []
  const [text, setText] = useState('')
  const [role, setRole] = useState(usual)
  const [isBusy, setIsBusy] = useState(false)
  /** That somebody may be here already. */
  const [question, setQuestion] = useState<string>()
  const named = readInvitees(text)
  const invitees = named.slice(0, mostAtOnce)
  const others = named.slice(mostAtOnce)

  /** Who has a record and no link yet gets one. */
  const recordOf = ({ realName }: Invitee) =>
    people.find(({ name, state }) => name === realName && state === 'none')

  async function send(isAnother: boolean) {
    setIsBusy(true)
    setQuestion(undefined)
    try {
      const known = isAnother ? [] : invitees.flatMap((one) => recordOf(one)?.id ?? [])
      const newcomers = isAnother ? invitees : invitees.filter((one) => !recordOf(one))
      const made =
        newcomers.length > 0 ? await inviteNewcomers({ people: newcomers, roleId: role, isAnother }) : {}
      onMade({ ...made, ...(known.length > 0 && (await invite(known))) })
      setText(others.map(lineOf).join('\n'))
      showToast(t('invitation.invited', { count: invitees.length }))
    } catch (error) {
      if (error instanceof ApiError && error.key === 'ALREADY_STAFF') setQuestion(errorWords(error))
      else showToast(errorWords(error), { isError: true })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Section title={t('invitation.who')}>
      <Stack>
        <Textarea
          label={t('invitation.names')}
          description={t('invitation.namesHint')}
          autosize
          minRows={3}
          maxRows={10}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setQuestion(undefined)
          }}
        />
        {invitees.length > 0 && (
          <ul aria-label={t('invitation.understood')}>
            {invitees.map(({ realName, email, phone }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
              <li key={place}>{[realName, email, phone].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <p role="status">{t('invitation.others', { count: others.length, most: mostAtOnce })}</p>
        )}
        <NativeSelect
          label={t('invitation.role')}
          data={roles.map(({ key, name }) => ({ value: key, label: roleWords(key, name) }))}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value)}
          rightSection={<IconChevronDown size="1.25rem" aria-hidden="true" />}
        />
        {question && (
          <Warning isNews>
            <strong>{question}</strong>
            <span>{t('invitation.isAnother')}</span>
            <Button variant="default" loading={isBusy} onClick={() => void send(true)}>
              {t('invitation.inviteAnyway')}
            </Button>
          </Warning>
        )}
        <Button loading={isBusy} disabled={invitees.length === 0} onClick={() => void send(false)}>
          {invitees.length === 0
            ? t('invitation.sendNone')
            : t('invitation.send', { count: invitees.length })}
        </Button>
      </Stack>
    </Section>
  )
}

/** As `readInvitees` reads it again. */
const lineOf = ({ realName, email, phone }: Invitee) => [realName, email, phone].filter(Boolean).join(' ; ')
