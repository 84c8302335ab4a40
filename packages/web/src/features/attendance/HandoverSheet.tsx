import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useKit } from '../../kit/kit.context.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { who } from './attendance.actions.ts'
import { barred, collectorsFor, isBarred, type LeavingChild } from './attendance.handover.ts'
import { Barred } from './Barred.tsx'

/** They fill their row, and a long name takes two lines. */
const chip = { flex: '1 1 auto', h: 'auto', mih: '3rem', py: '0.375rem', lh: 1.3 } as const

const focusOn = (input: HTMLInputElement | null) => input?.focus()

interface HandoverSheetProps {
  /** All who are signed out together. */
  children: readonly LeavingChild[]
  /** The time of the sign-out, for people to read. */
  time: string
  onClose: () => void
  /** @param name of whoever picks them up; undefined when nobody has said */
  onSignOut: (name?: string) => void
}

/** Asks who picks the children up. A tap on a name signs them out. Whoever may not is shown first, and refused by name. */
export function HandoverSheet({ children, time, onClose, onSignOut }: HandoverSheetProps) {
  const t = useT()
  const kit = useKit()
  const [isOther, setIsOther] = useState(false)
  const [name, setName] = useState('')
  const refused = isBarred(children, name)
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
          {isOther && (
            <Button disabled={name.trim() === '' || refused} onClick={() => onSignOut(name.trim())}>
              {t('attendance.signOutAt', { time })}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {children.map((child) => (
          <Barred
            key={child.id}
            names={barred(child.contacts)}
            of={children.length > 1 ? child : undefined}
          />
        ))}
        <Group gap="xs" role="group" aria-label={t('attendance.mayCollect')}>
          {collectorsFor(children).map((collector) => (
            <Button key={collector} variant="light" {...chip} onClick={() => onSignOut(collector)}>
              {collector}
            </Button>
          ))}
          <Button variant="default" {...chip} aria-expanded={isOther} onClick={() => setIsOther(!isOther)}>
            {t('attendance.handoverOther')}
          </Button>
        </Group>
        {isOther && (
          <TextInput
            label={t('attendance.handoverName')}
            value={name}
            maxLength={120}
            ref={focusOn}
            autoComplete="off"
            error={refused && t('error.COLLECTOR_NOT_ALLOWED')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        {!isOther && (
          <Button variant="subtle" h="auto" mih="3rem" onClick={() => onSignOut()}>
            {t('attendance.handoverOpen')}
          </Button>
        )}
      </Stack>
    </Sheet>
  )
}
