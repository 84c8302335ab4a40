import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { Box, Button, Stack } from '@mantine/core'
import { IconDeviceTablet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { invalidate } from '../../platform/query/query.ts'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { OriginNote, useOrigin } from '../centre/index.ts'
import { FieldsCard, useFieldsForm } from '../fields/index.ts'
import styles from './Kiosk.module.css'
import { api, kiosksQuery } from './kiosk.data.ts'

/** The tablets of the centre: a manager pairs another one, or revokes one that is lost. */
export function KiosksScreen() {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const read = useQuery(kiosksQuery())
  const revoke = (id: string, name: string) =>
    api
      .revokeKiosks({ ids: id })
      .then(() => showToast(t('kiosk.revoked', { name })))
      .catch(() => undefined)
      .then(() => invalidate(api.listKiosks))
  return (
    <div className={styles.page}>
      <AddKiosk />
      <Loaded read={read} skeleton="list">
        {(all) => {
          const tablets = all.filter(({ revokedAt }) => revokedAt === null)
          if (tablets.length === 0)
            return (
              <EmptyState icon={<IconDeviceTablet />} title={t('kiosk.none')} hint={t('kiosk.noneHint')} />
            )
          return (
            <Section title={t('kiosk.kiosks')} flush>
              {tablets.map(({ id, name, pairedAt }) => (
                <Row
                  key={id}
                  start={<IconDeviceTablet size="1.5rem" aria-hidden="true" />}
                  title={name}
                  detail={
                    pairedAt
                      ? t('kiosk.pairedAt', { time: friendlyTime(pairedAt, now) })
                      : t('kiosk.notPaired')
                  }
                  end={
                    <Button
                      variant="default"
                      aria-label={t('kiosk.revokeOf', { name })}
                      onClick={() => void revoke(id, name)}
                    >
                      {t('kiosk.revoke')}
                    </Button>
                  }
                />
              ))}
            </Section>
          )
        }}
      </Loaded>
    </div>
  )
}

/** Makes a code, and shows it until the tablet has it. */
function AddKiosk() {
  const t = useT()
  const { vuex_tenant_id: tenant } = useSession()
  const address = useOrigin()
  const [code, setCode] = useState<string>()
  return (
    <Section title={t('kiosk.add')}>
      {code ? (
        <Stack gap="sm" align="flex-start" role="status">
          <Box component="p" fz="2rem" fw={650} style={{ letterSpacing: '0.1em' }}>
            {code}
          </Box>
          <p>{t('kiosk.codeHint')}</p>
          <p style={{ overflowWrap: 'anywhere' }}>{`${address.origin}/#${to.checkInOut({ tenant })}`}</p>
          <OriginNote {...address} />
          <Button variant="default" onClick={() => setCode(undefined)}>
            {t('kiosk.addAnother')}
          </Button>
        </Stack>
      ) : (
        <PlaceForm onCode={setCode} />
      )}
    </Section>
  )
}

const kioskFields = fields({ name: text(40, { required: true, autofill: 'off' }) })

function PlaceForm({ onCode }: { onCode: (code: string) => void }) {
  const t = useT()
  const form = useFieldsForm({ pack: 'kiosk', fields: kioskFields, draft: null })
  return (
    <FieldsCard
      plain
      form={form}
      submit={t('kiosk.makeCode')}
      onSend={async ({ name }) => {
        const { code } = await api.addKiosk({ id: newId(), name }, { quiet: true })
        await invalidate(api.listKiosks)
        onCode(code)
      }}
    />
  )
}
