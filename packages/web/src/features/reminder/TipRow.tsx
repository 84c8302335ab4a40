import { Box, Stack } from '@mantine/core'
import { IconBell, IconCake, IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { NameInLine } from '../../kit/NameInLine.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { session, useSession } from '../../platform/session/current.ts'
import { Allergies, AllergyMark, type Card, dietWords } from '../child/index.ts'
import { NewMark } from './NewMark.tsx'
import { tipsQuery } from './reminder.data.ts'
import styles from './TipRow.module.css'

/** A child; a tap shows its reminders and marks them as seen. */
export function TipRow({ child }: { child: Card }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const isNew = !useSession().tipUserIds.includes(child.id)

  function toggle() {
    setIsOpen(!isOpen)
    session.markTipsSeen([child.id])
  }

  return (
    <li className={styles.item}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={toggle}>
        <span className={styles.portrait}>
          <Portrait {...child} />
        </span>
        <Box component="span" flex={1} miw={0} fw={600}>
          <NameInLine {...child} />
          <Box component="span" className="dim" display="block" fw={400}>
            {child.roomName}
          </Box>
          <Gist child={child} />
        </Box>
        {isNew && <NewMark>{t('reminder.isNew')}</NewMark>}
        <IconChevronDown className={styles.chevron} size="1.25rem" aria-hidden="true" />
      </button>
      {isOpen && <Tips child={child} />}
    </li>
  )
}

/** The allergens, or else the first note, so that nobody has to open the row for what matters most. */
function Gist({ child }: { child: Card }) {
  const { data } = useQuery(tipsQuery(child.id))
  const t = useT()
  const note = data?.reminders[0]?.text ?? dietWords(t, child)
  return (
    <>
      {child.allergies.length > 0 && (
        <Box component="span" display="flex" fz="sm" style={{ flexWrap: 'wrap', gap: '0.125rem 0.25rem' }}>
          {child.allergies.map((allergy) => (
            <AllergyMark key={allergy.substance} allergy={allergy} />
          ))}
        </Box>
      )}
      {note && <span className={styles.gist}>{note}</span>}
    </>
  )
}

function Tips({ child }: { child: Card }) {
  const t = useT()
  const read = useQuery(tipsQuery(child.id))
  return (
    <LoadedPart read={read} lines={1}>
      {({ turns, reminders, ...cautions }) => (
        <Stack gap="xs" p="0.25rem 1.25rem 1rem 4.875rem">
          {turns !== null && (
            <p className={styles.tip}>
              <IconCake size="1.25rem" aria-hidden="true" />
              {t('reminder.turns', { age: turns })}
            </p>
          )}
          {reminders.map(({ id, text }) => (
            <p key={id} className={styles.tip}>
              <IconBell size="1.25rem" aria-hidden="true" />
              {text}
            </p>
          ))}
          <Allergies {...cautions} />
        </Stack>
      )}
    </LoadedPart>
  )
}
