import { Button, Stack } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { Columns } from '../../kit/Columns.tsx'
import { nameAmong } from '../../kit/names.ts'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { labelled } from '../../platform/i18n/punctuation.ts'
import { type Desk, withoutGaps } from './care.board.ts'
import { type Checked, isClear } from './care.check.ts'
import { detailWords, refusalWords, whoWords } from './care.words.ts'
import { ReasonField, type Settled } from './ReasonField.tsx'
import { SecondPerson } from './SecondPerson.tsx'

/** Shown before sending, when the entry needs a reason for some children or cannot be recorded for them. */
export function HeldSheet({ desk, held }: { desk: Desk; held: readonly Checked[] }) {
  const t = useT()
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const [settled, setSettled] = useState<Readonly<Record<string, Settled | undefined>>>({})
  const [second, setSecond] = useState<string>()
  const { instead } = desk.kind
  const refused = held.filter(({ refusal }) => refusal)
  const asked = held.filter((one) => !one.refusal && !isClear(one))
  const reasonOf = (childId: string) => reasons[childId]?.trim() ?? ''
  const going = held.filter(({ child, refusal }) => !refusal && settled[child.id] !== 'leave')
  const asksSecond = asked.some(({ child, needsSecond }) => needsSecond && !settled[child.id])
  const isAnswered =
    asked.every(({ child }) => settled[child.id] || reasonOf(child.id) !== '') && (!asksSecond || second)
  const who = whoWords(
    t,
    going.map(({ child }) => child),
    desk.board.children,
  )

  function recordThem() {
    const claims = going.map(({ claim, child, needsSecond }) =>
      settled[child.id] === 'instead'
        ? { ...claim, detail: withoutGaps({ ...claim.detail, ...instead?.detail }) }
        : {
            ...claim,
            conflictReason: reasonOf(child.id) || claim.conflictReason,
            ...(needsSecond && { checkedBy: second }),
          },
    )
    desk.release(claims)
  }

  return (
    <Sheet
      open
      onClose={desk.putBack}
      title={t('care.held')}
      actions={
        <Columns least="12rem">
          <Button disabled={going.length === 0 || !isAnswered} onClick={recordThem}>
            {going.length > 0 ? t('care.recordOthers', { who }) : t('care.nobodyLeft')}
          </Button>
          <Button variant="default" onClick={desk.putBack}>
            {t('care.putBack')}
          </Button>
        </Columns>
      }
    >
      <Stack gap="sm">
        {refused.length > 0 && (
          <ul className="list" style={{ gap: '0.5rem' }} role="alert">
            {refused.map(({ child, refusal = '' }) => (
              <li key={child.id}>
                <IconAlertTriangleFilled size="1.25rem" aria-hidden="true" />
                {refusalWords(t, refusal, nameAmong(child, desk.board.children))}
              </li>
            ))}
          </ul>
        )}
        {asked.map(({ claim, child, conflicts }) => (
          <Section
            key={child.id}
            title={labelled(nameAmong(child, desk.board.children), detailWords(t, desk.kind, claim.detail))}
          >
            <ReasonField
              name={nameAmong(child, desk.board.children)}
              child={child}
              conflicts={conflicts}
              value={reasons[child.id] ?? ''}
              onChange={(reason) => setReasons((all) => ({ ...all, [child.id]: reason }))}
              settled={settled[child.id]}
              onSettle={(how) => setSettled((all) => ({ ...all, [child.id]: how }))}
              instead={instead && t(instead.words)}
            />
          </Section>
        ))}
        {asksSecond && <SecondPerson value={second} onChange={setSecond} />}
      </Stack>
    </Sheet>
  )
}
