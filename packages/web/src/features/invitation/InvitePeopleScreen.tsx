import { Button, Stack } from '@mantine/core'
import { IconUserCheck, IconUserQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { OriginNote, useOrigin } from '../centre/index.ts'
import { InviteForm } from './InviteForm.tsx'
import { InviteSheet } from './InviteSheet.tsx'
import { type Invitation, invite, invitedQuery, type Keys } from './invitation.data.ts'

/** Invites people to choose their own way in, and shows how far each of them is. */
export function InvitePeopleScreen() {
  const address = useOrigin()
  const read = useQuery(invitedQuery())
  const [keys, setKeys] = useState<Keys>({})
  const [opened, setOpened] = useState<string>()

  /** A single link is shown at once. */
  function keep(made: Keys) {
    setKeys((all) => ({ ...all, ...made }))
    const [only, ...more] = Object.keys(made)
    if (only !== undefined && more.length === 0) setOpened(only)
  }

  return (
    <Stack p="1rem var(--gutter) 2rem">
      <OriginNote {...address} />
      <Loaded read={read} skeleton="list">
        {({ people, sends }) => (
          <>
            <InviteForm people={people} onMade={keep} />
            <People people={people} onOpen={setOpened} onMade={keep} />
            <InviteSheet
              person={people.find(({ id }) => id === opened)}
              linkKey={keys[opened ?? '']}
              origin={address.origin}
              sends={sends}
              onMade={keep}
              onClose={() => setOpened(undefined)}
            />
          </>
        )}
      </Loaded>
    </Stack>
  )
}

interface PeopleProps {
  people: readonly Invitation[]
  onOpen: (id: string) => void
  onMade: (keys: Keys) => void
}

function People({ people, onOpen, onMade }: PeopleProps) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const [isBusy, setIsBusy] = useState(false)
  const waiting = people.filter(({ state }) => state === 'none')
  const ordered = [...people].sort((a, b) => Number(a.state === 'joined') - Number(b.state === 'joined'))

  async function inviteAll() {
    setIsBusy(true)
    try {
      onMade(await invite(waiting.map(({ id }) => id)))
      showToast(t('invitation.invited', { count: waiting.length }))
    } catch {
      // The refusal has been shown.
    } finally {
      setIsBusy(false)
    }
  }

  if (people.length === 0) return null
  return (
    <Section
      title={t('invitation.people')}
      flush
      aside={
        waiting.length > 0 && (
          <Button variant="light" loading={isBusy} onClick={() => void inviteAll()}>
            {t('invitation.inviteAll', { count: waiting.length })}
          </Button>
        )
      }
    >
      <ul className="list">
        {ordered.map((person) => (
          <li key={person.id}>
            <Row
              as="button"
              start={
                person.state === 'joined' ? (
                  <IconUserCheck size="1.5rem" color="var(--done)" aria-hidden="true" />
                ) : (
                  <IconUserQuestion size="1.5rem" color="var(--dim)" aria-hidden="true" />
                )
              }
              title={person.name}
              detail={[
                t(`invitation.state.${person.state}`),
                person.at && friendlyTime(person.at, now),
                person.email ?? person.phone,
              ]
                .filter(Boolean)
                .join(' · ')}
              onClick={() => onOpen(person.id)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
