import { Box, Button } from '@mantine/core'
import { IconHistory, IconKey, IconLock, IconSend, IconShieldOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { SignInCodeSheet } from '../auth/index.ts'
import { AwardsOf } from '../award/index.ts'
import { StaffExport } from '../dataExport/PersonExport.tsx'
import { StaffBalance } from '../leaveBalance/index.ts'
import type { RegisterRow } from '../register/index.ts'
import { ResetStepSheet } from '../secondStep/ResetStepSheet.tsx'
import { StaffPicture } from './StaffPicture.tsx'
import { personQuery, resetPassword } from './staff.data.ts'

/** What a manager does for a person besides changing their record. */
export function StaffMore({ row }: { row: RegisterRow }) {
  const t = useT()
  const read = useQuery(personQuery(row.id))
  if (!row.can.includes('edit')) return null
  return (
    <>
      <Section title={t('fields.picture')}>
        <LoadedPart read={read}>{StaffPicture}</LoadedPart>
      </Section>
      <AwardsOf personId={row.id} />
      <StaffBalance id={row.id} name={String(row.realName)} />
      <StaffSignIn row={row} />
      <AuditLink name={String(row.realName)} />
      <StaffExport id={row.id} name={String(row.realName)} />
    </>
  )
}

/** What the person has done today. */
function AuditLink({ name }: { name: string }) {
  const t = useT()
  if (!useSession().userProfile?.rights.includes('audit.read')) return null
  return (
    <Section flush>
      <Row
        as={Link}
        to={to.auditTrail({ person: name })}
        start={<IconHistory size="1.5rem" />}
        title={t('audit.title')}
      />
    </Section>
  )
}

/** What helps a person who cannot sign in: a code, or a new password. */
function StaffSignIn({ row }: { row: RegisterRow }) {
  const t = useT()
  const ownId = useSession().userProfile?.id
  const [shown, setShown] = useState<'code' | 'password' | 'secondStep'>()
  if (row.id === ownId) return null
  const name = String(row.realName)
  const close = () => setShown(undefined)
  return (
    <Section title={t('staff.helpSignIn')} flush>
      <ul className="list">
        <li>
          <Row
            as={Link}
            to={to.invitePeople()}
            start={<IconSend size="1.5rem" />}
            title={t('invitation.invite')}
          />
        </li>
        <li>
          <Row
            as="button"
            start={<IconKey size="1.5rem" />}
            title={t('staff.giveCode')}
            onClick={() => setShown('code')}
          />
        </li>
        <li>
          <Row
            as="button"
            start={<IconLock size="1.5rem" />}
            title={t('staff.resetPassword')}
            onClick={() => setShown('password')}
          />
        </li>
        <li>
          <Row
            as="button"
            start={<IconShieldOff size="1.5rem" />}
            title={t('secondStep.reset')}
            onClick={() => setShown('secondStep')}
          />
        </li>
      </ul>
      <SignInCodeSheet open={shown === 'code'} onClose={close} person={{ id: row.id, name }} />
      <ResetStepSheet open={shown === 'secondStep'} onClose={close} id={row.id} name={name} />
      <ResetSheet key={shown} open={shown === 'password'} onClose={close} id={row.id} name={name} />
    </Section>
  )
}

interface ResetSheetProps {
  open: boolean
  onClose: () => void
  id: string
  name: string
}

/** Asks first, because it signs the person out; then shows the new password once. */
function ResetSheet({ open, onClose, id, name }: ResetSheetProps) {
  const t = useT()
  const [password, setPassword] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  async function reset() {
    setIsSending(true)
    await resetPassword(id)
      .then(setPassword, () => undefined)
      .finally(() => setIsSending(false))
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('staff.resetPassword')}
      actions={
        password ? (
          <Button onClick={onClose}>{t('auth.codeDone')}</Button>
        ) : (
          <Button color="red" loading={isSending} onClick={() => void reset()}>
            {t('staff.resetPassword')}
          </Button>
        )
      }
    >
      <p role="status">{t(password ? 'staff.resetDone' : 'staff.resetHint', { name })}</p>
      {password && (
        <Box component="p" mt="md" fz="1.5rem" fw={600} ta="center" style={{ userSelect: 'all' }}>
          {password}
        </Box>
      )}
    </Sheet>
  )
}
