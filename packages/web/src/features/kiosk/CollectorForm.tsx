import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Chips } from '../../kit/Chips.tsx'
import { useFields } from '../../kit/fields.ts'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Kiosk.module.css'
import { api } from './kiosk.data.ts'
import { ask } from './kiosk.paired.ts'
import { tapNow } from './kiosk.taps.ts'
import type { Person } from './kiosk.view.ts'

interface CollectorFormProps {
  child: Person
  onDone: (words: string) => void
}

/** Who brings or collects a child: one of its contacts, or a name. */
export function CollectorForm({ child, onDone }: CollectorFormProps) {
  const t = useT()
  const { id, name, isHere } = child
  const direction = isHere ? 'out' : 'in'
  const known = useQuery({
    queryKey: ['kiosk.collectors', id],
    queryFn: () => ask(api.listCollectors, { id }),
    retry: false,
    // Nothing of a family stays on the tablet.
    gcTime: 0,
  })
  const fields = useFields({ collector: '' }, ({ collector }) => ({
    collector: collector.trim() ? undefined : t('kiosk.collectorMissing'),
  }))
  const send = fields.onSubmit(async ({ collector }) => {
    try {
      const outcome = await tapNow({ personId: id, name, direction, collector: collector.trim() })
      const done = isHere ? 'kiosk.signedOut' : 'kiosk.signedIn'
      onDone(t(outcome === 'done' ? done : `kiosk.${outcome}`, { name }))
    } catch (error) {
      // What is refused for another reason than the name stands in a toast.
      showRefusal(
        fields,
        error,
        ({ collector: words }): Record<string, string> => (words ? { collector: words } : {}),
      )
    }
  })
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h2 className={styles.subtitle}>{t(isHere ? 'kiosk.whoCollects' : 'kiosk.whoBrings', { name })}</h2>
      {known.data && known.data.length > 0 && (
        <Chips
          label={t('kiosk.contacts')}
          chips={known.data.map((contact) => ({ value: contact.name, label: contact.name }))}
          value={fields.values.collector}
          onChange={(chosen) => fields.set('collector', chosen)}
        />
      )}
      <TextInput
        {...fields.text('collector')}
        label={t('kiosk.collector')}
        size="lg"
        maxLength={80}
        autoComplete="off"
      />
      <Button type="submit" size="lg" loading={fields.isSending}>
        {t(isHere ? 'kiosk.signOut' : 'kiosk.signIn')}
      </Button>
    </form>
  )
}
