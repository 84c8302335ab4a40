import { Box, Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { useKit } from '../../kit/kit.context.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { type Said, who } from './attendance.actions.ts'
import type { LeavingChild } from './attendance.asks.ts'
import { nameHere } from './attendance.data.ts'
import { collectorsFor, notesOf, problemOf } from './attendance.handover.ts'
import { BarredPeople } from './BarredPeople.tsx'
import { NotTold } from './NotTold.tsx'
import { SomebodyElse } from './SomebodyElse.tsx'

/** They fill their row, and a long name takes two lines. */
const chip = { flex: '1 1 auto', h: 'auto', mih: '3rem', py: '0.375rem', lh: 1.3 } as const

interface HandoverSheetProps {
  /** All who are signed out together. */
  children: readonly LeavingChild[]
  /** The day of the sign-out at the centre. */
  day: string
  /** The time of the sign-out, for people to read. */
  time: string
  onClose: () => void
  /** @param said who picks them up; undefined when nobody was asked */
  onSignOut: (said?: Said) => void
}

/** Asks who picks the children up. Whoever may not is shown first and cannot be chosen; a tap on a name of somebody who may
 *  signs the children out, with what is noted of them; for somebody else a second member of staff or a parent has to agree. */
export function HandoverSheet({ children, day, time, onClose, onSignOut }: HandoverSheetProps) {
  const t = useT()
  const kit = useKit()
  const [other, setOther] = useState<Said>()
  const collector = other?.collector.trim() ?? ''
  const isReady =
    other !== undefined &&
    collector !== '' &&
    !(other.wordBy && !other.wordHow) &&
    problemOf(children, { ...other, collector }, day) === undefined
  const areSeveral = children.length > 1
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('attendance.handover', { who: who(children) })}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {kit.words('cancel')}
          </Button>
          {other && (
            <Button disabled={!isReady} onClick={() => onSignOut({ ...other, collector })}>
              {t('attendance.signOutAt', { time })}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {children.map((child) => (
          <Stack key={child.id} gap="xs">
            {child.custodyNote && (
              <Warning>
                {areSeveral && <strong>{nameHere(child)}</strong>}
                <p style={{ whiteSpace: 'pre-line' }}>{child.custodyNote}</p>
              </Warning>
            )}
            <NotTold reports={child.notTold} of={areSeveral ? child : undefined} />
            <BarredPeople contacts={child.contacts} day={day} of={areSeveral ? child : undefined} />
          </Stack>
        ))}
        <Group gap="xs" role="group" aria-label={t('attendance.mayCollect')}>
          {collectorsFor(children, day).map(({ name, picture }) => (
            <Button
              key={name}
              variant="light"
              {...chip}
              leftSection={picture && <Portrait size="2.5rem" firstName={name} picture={picture} />}
              onClick={() => onSignOut({ collector: name })}
            >
              <span>
                {name}
                {notesOf(children, name, day).map((note) => (
                  <Box component="span" key={note} className="dim" display="block" fw={400}>
                    {note}
                  </Box>
                ))}
              </span>
            </Button>
          ))}
          <Button
            variant="default"
            {...chip}
            aria-expanded={other !== undefined}
            onClick={() => setOther(other ? undefined : { collector: '' })}
          >
            {t('attendance.handoverOther')}
          </Button>
        </Group>
        {other ? (
          <SomebodyElse said={other} day={day} onChange={setOther}>
            {children}
          </SomebodyElse>
        ) : (
          <Button variant="subtle" h="auto" mih="3rem" onClick={() => onSignOut()}>
            {t('attendance.handoverOpen')}
          </Button>
        )}
      </Stack>
    </Sheet>
  )
}
