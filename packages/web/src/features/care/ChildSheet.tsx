import { Button } from '@mantine/core'
import { useState } from 'react'
import { Face } from '../../kit/Face.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { UncertainMark } from '../../kit/UncertainMark.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { Allergies, ChildPageLink, faceOf } from '../child/index.ts'
import { CareFields, CareIcons } from './CareFields.tsx'
import styles from './ChildSheet.module.css'
import type { Desk } from './care.board.ts'
import { type Said, withException } from './care.draft.ts'
import { isAmount } from './care.fields.ts'
import type { BoardChild } from './care.view.ts'
import { detailWords, iconsOf } from './care.words.ts'

interface ChildSheetProps {
  desk: Desk
  child: BoardChild
  open: boolean
  onClose: () => void
  onEntry: (id: string) => void
}

/** One child of the board: allergies, entries so far, and a form for details that differ from the other children. */
export function ChildSheet({ desk, child, open, onClose, onEntry }: ChildSheetProps) {
  const t = useT()
  const { kind, draft, timeZone } = desk
  const usual: Said = { detail: desk.meant(child), note: draft.more.note }
  const [said, setSaid] = useState<Said>(draft.exceptions.get(child.id) ?? usual)
  const name = child.firstName
  const isSaid =
    said.detail[kind.quick.name] !== undefined &&
    kind.fields.every((field) => !isAmount(field) || said.detail[field.name] !== null)
  const refusal = isSaid
    ? kind.rules.refusal?.(said.detail, child, new Date(desk.now).toISOString())
    : undefined

  function keep() {
    desk.setDraft(withException(draft, child.id, said))
    onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={name}
      actions={
        <Button disabled={!isSaid || refusal !== undefined} onClick={keep}>
          {t('care.keepFor', { name })}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <Face {...faceOf(child, desk.board.day)} size="large" />
        <Allergies {...child} />
        <ChildPageLink child={child} date={desk.isToday ? undefined : desk.board.day} />
        {child.entries.length > 0 && (
          <Section title={t('care.recordedSoFar')} flush>
            <ul className={styles.list}>
              {child.entries.toReversed().map((entry) => (
                <li key={entry.id}>
                  <Row
                    as="button"
                    start={<CareIcons icons={iconsOf(kind, entry.detail)} size="1.5rem" />}
                    title={detailWords(t, kind, entry.detail)}
                    detail={
                      <>
                        {clockAt(entry.occurredAt, timeZone)}, {entry.recordedBy.name}{' '}
                        {entry.uncertainTimes && <UncertainMark />}
                      </>
                    }
                    onClick={() => {
                      onClose()
                      onEntry(entry.id)
                    }}
                  />
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section title={t('care.differentFor', { name })}>
          <CareFields kind={kind} said={said} onChange={setSaid} error={refusal && t(`error.${refusal}`)} />
        </Section>
      </div>
    </Sheet>
  )
}
