import { Button, Stack } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { Columns } from '../../kit/Columns.tsx'
import { nameAmong } from '../../kit/names.ts'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { Desk } from './care.board.ts'
import { type Checked, isClear } from './care.check.ts'
import { detailWords, refusalWords, whoWords } from './care.words.ts'
import { ReasonField } from './ReasonField.tsx'

/** Shown before sending, when the entry needs a reason for some children or cannot be recorded for them. */
export function HeldSheet({ desk, held }: { desk: Desk; held: readonly Checked[] }) {
  const t = useT()
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const refused = held.filter(({ refusal }) => refusal)
  const asked = held.filter((one) => !one.refusal && !isClear(one))
  const reasonOf = (childId: string) => reasons[childId]?.trim() ?? ''
  const going = held.filter(({ child, refusal }) => !refusal && !left.has(child.id))
  const isAnswered = asked.every(({ child }) => left.has(child.id) || reasonOf(child.id) !== '')
  const who = whoWords(
    t,
    going.map(({ child }) => child),
    desk.board.children,
  )

  function recordThem() {
    const claims = going.map(({ claim, child }) => ({
      ...claim,
      conflictReason: reasonOf(child.id) || claim.conflictReason,
    }))
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
            title={`${nameAmong(child, desk.board.children)}: ${detailWords(t, desk.kind, claim.detail)}`}
          >
            <ReasonField
              name={nameAmong(child, desk.board.children)}
              child={child}
              conflicts={conflicts}
              value={reasons[child.id] ?? ''}
              onChange={(reason) => setReasons((all) => ({ ...all, [child.id]: reason }))}
              leftOut={{
                value: left.has(child.id),
                onChange: (isOut) =>
                  setLeft((all) => {
                    const others = [...all].filter((id) => id !== child.id)
                    return new Set(isOut ? [...others, child.id] : others)
                  }),
              }}
            />
          </Section>
        ))}
      </Stack>
    </Sheet>
  )
}
