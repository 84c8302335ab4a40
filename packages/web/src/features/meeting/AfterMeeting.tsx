import { Box, Button, Stack } from '@mantine/core'
import { IconCalendarPlus, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { useDayWords, useFriendlyTime } from '../../platform/time/centre.time.ts'
import { act } from '../receipt/index.ts'
import { ActionSheet } from './ActionSheet.tsx'
import { MinutesSheet } from './MinutesSheet.tsx'
import { api, saveCalendar, type WholeMeeting } from './meeting.data.ts'

/** The calendar file, the minutes and who does what. */
export function AfterMeeting({ publication }: { publication: object }) {
  const t = useT()
  // The page reads meetings by the meeting's own operation.
  const meeting = publication as WholeMeeting
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconCalendarPlus size="1.25rem" aria-hidden="true" />}
        onClick={() => void saveCalendar(meeting.id)}
      >
        {t('meeting.calendar')}
      </Button>
      <Minutes meeting={meeting} />
      <Actions meeting={meeting} />
    </>
  )
}

function Minutes({ meeting: { id, minutes, state, detail } }: { meeting: WholeMeeting }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const [isWriting, setIsWriting] = useState(false)
  return (
    <Section title={t('meeting.minutesTitle')}>
      <Stack gap="sm">
        {minutes ? (
          <>
            <p style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{minutes.summary}</p>
            <p className="dim">
              {t('meeting.minutesBy', {
                name: minutes.by.name,
                time: friendlyTime(minutes.at, now),
                duration: minutes.duration,
              })}
            </p>
          </>
        ) : (
          <p className="dim">{t('meeting.noMinutes')}</p>
        )}
        {state === 'published' && Date.parse(detail.startsAt) <= now && (
          <Button variant="default" onClick={() => setIsWriting(true)}>
            {t(minutes ? 'meeting.changeMinutes' : 'meeting.writeMinutes')}
          </Button>
        )}
      </Stack>
      <MinutesSheet
        key={isWriting ? 'open' : 'closed'}
        id={id}
        after={minutes?.at}
        stored={{ summary: minutes?.summary ?? '', duration: minutes?.duration ?? detail.minutes }}
        open={isWriting}
        onClose={() => setIsWriting(false)}
      />
    </Section>
  )
}

function Actions({ meeting: { id, actions, state } }: { meeting: WholeMeeting }) {
  const t = useT()
  const dayWords = useDayWords()
  const { userInfo, userProfile } = useSession()
  const [isAdding, setIsAdding] = useState(false)
  const mayFinish = (personId: string) =>
    personId === userInfo?.user_id || userProfile?.rights.includes('receipt.publish')
  return (
    <Section title={t('meeting.actions')}>
      <Stack gap="sm">
        {actions.length === 0 && <p className="dim">{t('meeting.noActions')}</p>}
        <ul className="list">
          {actions.map(({ id: action, what, person, dueOn, doneAt }) => (
            <Box
              key={action}
              component="li"
              display="grid"
              style={{ gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0.5rem', alignItems: 'center' }}
            >
              <Row
                start={doneAt ? <IconCircleCheck aria-hidden="true" /> : <IconClock aria-hidden="true" />}
                title={what}
                detail={
                  doneAt
                    ? t('meeting.doneBy', { name: person.name })
                    : t('meeting.dueBy', { name: person.name, day: dayWords(dueOn, 'shortDate') })
                }
              />
              {!doneAt && mayFinish(person.id) && (
                <Button
                  variant="light"
                  aria-label={t('meeting.doneOf', { what })}
                  onClick={() =>
                    void act(
                      api.finishAction,
                      () => api.finishAction({ id: action }, { quiet: true }),
                      t('meeting.finished'),
                    )
                  }
                >
                  {t('meeting.done')}
                </Button>
              )}
            </Box>
          ))}
        </ul>
        {state === 'published' && (
          <Button variant="default" onClick={() => setIsAdding(true)}>
            {t('meeting.addAction')}
          </Button>
        )}
      </Stack>
      <ActionSheet
        key={isAdding ? 'open' : 'closed'}
        meetingId={id}
        open={isAdding}
        onClose={() => setIsAdding(false)}
      />
    </Section>
  )
}
