import { Box, Button, Stack } from '@mantine/core'
import { Face } from '../../kit/Face.tsx'
import { nameAmong } from '../../kit/names.ts'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { UncertainMark } from '../../kit/UncertainMark.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { Allergies, ChildPageLink, faceOf } from '../child/index.ts'
import { CareFields, CareIcons } from './CareFields.tsx'
import type { Desk } from './care.board.ts'
import { type Said, saysEnough, withException, withoutException } from './care.draft.ts'
import type { BoardChild } from './care.view.ts'
import { detailWords, iconsOf } from './care.words.ts'

interface ChildSheetProps {
  desk: Desk
  child: BoardChild
  open: boolean
  onClose: () => void
  onEntry: (id: string) => void
}

/** One child of the board: allergies, entries so far, and a form for details that differ from the other children. What
 *  is set is a draft at once, so that closing the sheet loses nothing. */
export function ChildSheet({ desk, child, open, onClose, onEntry }: ChildSheetProps) {
  const t = useT()
  const { kind, draft, timeZone } = desk
  const usual: Said = { detail: desk.meant(child), note: draft.more.note }
  const own = draft.exceptions.get(child.id)
  const said = own ?? usual
  const name = nameAmong(child, desk.board.children)
  const isSaid = saysEnough(kind, said.detail)
  const mayRecord = child.can.includes('record') && !desk.needsTime && desk.refusal === undefined
  const refusal = isSaid
    ? kind.rules.refusal?.(said.detail, child, new Date(desk.now).toISOString())
    : undefined

  function record() {
    desk.recordOwn(child, said)
    onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={name}
      actions={
        <>
          {own && (
            <Button
              variant="default"
              onClick={() => {
                desk.setDraft(withoutException(draft, child.id))
                onClose()
              }}
            >
              {t('care.discardOwn')}
            </Button>
          )}
          <Button disabled={!isSaid || refusal !== undefined || !mayRecord} onClick={record}>
            {t('care.recordOthers', { who: name })}
          </Button>
        </>
      }
    >
      <Stack gap="1.25rem">
        <Face {...faceOf(child, desk.board.day)} />
        <Allergies {...child} />
        <ChildPageLink child={child} date={desk.isToday ? undefined : desk.board.day} />
        {child.entries.length > 0 && (
          <Section title={t('care.recordedSoFar')} flush>
            <ul className="list">
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
          <CareFields
            kind={kind}
            said={said}
            onChange={(said) => desk.setDraft(withException(draft, child.id, said))}
            error={refusal && t(`error.${refusal}`)}
          />
          {own && (
            <Box component="p" className="dim" mt="xs">
              {t('care.notYet')}
            </Box>
          )}
        </Section>
      </Stack>
    </Sheet>
  )
}
