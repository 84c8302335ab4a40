import { readInvitees } from '@daybook/contract/invitation/invitation.rules.ts'
import { Button, NativeSelect, Stack, Textarea } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { roleWords } from '../../platform/i18n/role.words.ts'
import { picksQuery } from '../fields/index.ts'
import { addPerson, type Invitation, invite, type Keys } from './invitation.data.ts'

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
  const invitees = readInvitees(text).slice(0, mostAtOnce)

  async function send() {
    setIsBusy(true)
    try {
      const ids = []
      for (const one of invitees) {
        // Somebody of this name may have been added before a link failed.
        const known = people.find(({ name, state }) => name === one.realName && state !== 'joined')
        ids.push(known?.id ?? (await addPerson(one, role)))
      }
      onMade(await invite(ids))
      setText('')
      showToast(t('invitation.invited', { count: ids.length }))
    } catch (error) {
      showToast(errorWords(error), { isError: true })
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
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {invitees.length > 0 && (
          <ul aria-label={t('invitation.understood')}>
            {invitees.map(({ realName, email, phone }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
              <li key={place}>{[realName, email, phone].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        )}
        <NativeSelect
          label={t('invitation.role')}
          data={roles.map(({ key, name }) => ({ value: key, label: roleWords(key, name) }))}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value)}
          rightSection={<IconChevronDown size="1.25rem" aria-hidden="true" />}
        />
        <Button loading={isBusy} disabled={invitees.length === 0} onClick={() => void send()}>
          {invitees.length === 0
            ? t('invitation.sendNone')
            : t('invitation.send', { count: invitees.length })}
        </Button>
      </Stack>
    </Section>
  )
}
