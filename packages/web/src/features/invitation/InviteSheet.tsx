import { Box, Button, Stack } from '@mantine/core'
import { IconCopy, IconMail, IconMessage, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { copyText } from '../../platform/copy.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useQrCode } from '../../platform/qr.code.ts'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { type Invitation, invite, type Keys, withdraw } from './invitation.data.ts'

interface InviteSheetProps {
  person: Invitation | undefined
  /** Of a link that was just made. It is shown this one time only. */
  linkKey: string | undefined
  origin: string
  sends: { mail: boolean; sms: boolean }
  onMade: (keys: Keys) => void
  onClose: () => void
}

const open = ['waiting', 'sent', 'seen']

/** What can be done with the invitation of one person. */
export function InviteSheet({ person, linkKey, origin, sends, onMade, onClose }: InviteSheetProps) {
  const t = useT()
  const [isBusy, setIsBusy] = useState(false)

  async function doing(work: () => Promise<void>) {
    setIsBusy(true)
    await work()
      // The refusal has been shown.
      .catch(() => undefined)
      .finally(() => setIsBusy(false))
  }

  if (!person) return null
  const { id, name, state, email, phone } = person
  const canSend = (sends.mail && email) || (sends.sms && phone)
  const send = (byHand: boolean) =>
    doing(async () => {
      onMade(await invite([id], byHand))
      if (!byHand) showToast(t('invitation.invited', { count: 1 }))
    })
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('invitation.done')}
        </Button>
      }
    >
      <Stack>
        {state === 'joined' ? (
          <p>{t('invitation.state.joined')}</p>
        ) : (
          <>
            {linkKey && <LinkOf person={person} linkKey={linkKey} origin={origin} />}
            {canSend && (
              <Button loading={isBusy} onClick={() => void send(false)}>
                {t(open.includes(state) ? 'invitation.sendAgain' : 'invitation.sendLink')}
              </Button>
            )}
            {!linkKey && (
              <>
                <Button
                  variant={canSend ? 'default' : 'filled'}
                  loading={isBusy}
                  onClick={() => void send(true)}
                >
                  {t('invitation.showCode')}
                </Button>
                {open.includes(state) && <p className="dim">{t('invitation.newEndsOld')}</p>}
              </>
            )}
            {open.includes(state) && (
              <Button
                variant="subtle"
                color="red"
                loading={isBusy}
                onClick={() => void doing(() => withdraw(id).then(onClose))}
              >
                {t('invitation.withdraw')}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Sheet>
  )
}

function LinkOf({ person, linkKey, origin }: { person: Invitation; linkKey: string; origin: string }) {
  const t = useT()
  const { vuex_tenant_id: tenant, tenantInfo } = useSession()
  const link = `${origin}/#${to.invitation({ tenant, key: linkKey })}`
  const picture = useQrCode(link)
  const words = t('invitation.message', { centre: tenantInfo?.name ?? '', link })
  return (
    <Stack align="center">
      <p>{t('invitation.scan', { name: person.name })}</p>
      {picture && (
        <Box
          component="img"
          w="min(100%, 16rem)"
          h="auto"
          src={picture}
          alt={t('invitation.codeAlt', { name: person.name })}
          width="256"
          height="256"
        />
      )}
      <Box component="p" fz="sm" style={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {link}
      </Box>
      <Stack w="100%">
        {'share' in navigator && (
          <Button
            leftSection={<IconShare size="1.25rem" aria-hidden="true" />}
            onClick={() => void navigator.share({ text: words }).catch(() => undefined)}
          >
            {t('invitation.share')}
          </Button>
        )}
        {person.phone && (
          <Button
            component="a"
            variant="default"
            href={`sms:${person.phone.replace(/[^+\d]/g, '')}?&body=${encodeURIComponent(words)}`}
            leftSection={<IconMessage size="1.25rem" aria-hidden="true" />}
          >
            {t('invitation.text')}
          </Button>
        )}
        {person.email && (
          <Button
            component="a"
            variant="default"
            href={`mailto:${person.email}?subject=${encodeURIComponent(t('invitation.subject'))}&body=${encodeURIComponent(words)}`}
            leftSection={<IconMail size="1.25rem" aria-hidden="true" />}
          >
            {t('invitation.mail')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconCopy size="1.25rem" aria-hidden="true" />}
          onClick={() => void copyText(link)}
        >
          {t('invitation.copy')}
        </Button>
      </Stack>
    </Stack>
  )
}
