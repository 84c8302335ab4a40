import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useOnline } from '../../platform/network.ts'
import { StaffPicker } from '../../platform/people/StaffPicker.tsx'
import { useSession } from '../../platform/session/current.ts'
import { staffAtWorkQuery } from './attendance.data.ts'

interface SecondStaffProps {
  value: string | undefined
  onChange: (id: string) => void
  /** What is asked. */
  label: string
  error?: string | undefined
}

interface Colleague {
  userId: string
  realName: string
  avatar: string | null
}

/** The second member of staff, who agrees or has checked: a face of those at work, or anybody else who works here.
 *  Without a network those at work are known from before. */
export function SecondStaff({ value, onChange, label, error }: SecondStaffProps) {
  const t = useT()
  const online = useOnline()
  const ownId = useSession().userInfo?.user_id
  const atWork = useQuery(staffAtWorkQuery()).data ?? []
  const [found, setFound] = useState<readonly Colleague[]>([])
  const [isPicking, setIsPicking] = useState(false)
  const known = new Map([...atWork, ...found].map((one) => [one.userId, one]))
  const others = [...known.values()].filter(({ userId }) => userId !== ownId)
  return (
    <FieldGroup label={label} required error={error}>
      <Group gap="xs">
        {others.map(({ userId, realName, avatar }) => (
          <Button
            key={userId}
            variant={userId === value ? 'filled' : 'default'}
            aria-pressed={userId === value}
            h="auto"
            mih="3rem"
            py="0.25rem"
            leftSection={<Portrait size="2rem" firstName={realName} picture={avatar} />}
            onClick={() => onChange(userId)}
          >
            {realName}
          </Button>
        ))}
        {online && (
          <Button variant="default" mih="3rem" onClick={() => setIsPicking(true)}>
            {t('attendance.secondOther')}
          </Button>
        )}
      </Group>
      {!online && others.length === 0 && <p role="status">{t('attendance.secondUnknown')}</p>}
      <StaffPicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={label}
        except={ownId}
        onConfirm={([chosen]) => {
          if (!chosen) return
          setFound([{ userId: chosen.id, realName: chosen.realName, avatar: chosen.avatar }])
          onChange(chosen.id)
        }}
      />
    </FieldGroup>
  )
}
