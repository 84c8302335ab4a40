import { bottleMilks, bottlePlaces } from '@daybook/contract/bottle/bottle.rules.ts'
import { bottleLimit } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import {
  child,
  choice,
  fields,
  instant,
  number,
  text,
  type ValuesOf,
} from '@daybook/contract/kernel/fields.ts'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { makeBottle } from './bottle.data.ts'
import type { Bottle } from './bottle.plan.ts'

const origins = ['here', 'home'] as const

const bottleFields = fields({
  childId: child({ required: true, here: true }),
  milk: choice(bottleMilks, { required: true }),
  brand: text(80, { when: { milk: ['formula', 'other'] }, requiredWhen: { milk: 'formula' } }),
  amount: number({ min: 1, max: bottleLimit, step: 1, unit: 'mL' }, { required: true }),
  from: choice(origins, { required: true }),
  keptIn: choice(bottlePlaces, { required: true }),
  at: instant({ required: true, notAfterNow: true, initial: 'now' }),
  note: text(200),
})

/** Of which the next one is alike. */
const like = ({
  childId,
  milk,
  brand,
  amount,
  keptIn,
  fromHome,
  note,
}: Bottle): Partial<ValuesOf<typeof bottleFields>> => ({
  childId,
  milk,
  brand,
  amount,
  keptIn,
  note,
  from: fromHome ? 'home' : 'here',
})

/** Keeps a bottle that was made or brought, and leads to its label. @param another the next one is like it */
export function MakeSheet({ another, onClose }: { another?: Bottle; onClose: () => void }) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'bottle',
    fields: bottleFields,
    stored: {
      ...(another ? like(another) : { from: 'here', keptIn: 'fridge' }),
      at: new Date(serverNow()).toISOString(),
    },
    draft: null,
  })
  return (
    <FieldsSheet
      open
      tall
      onClose={onClose}
      form={form}
      title={t('bottle.make')}
      submit={t('bottle.keep')}
      onSend={async ({ from, brand, note, ...made }) => {
        const id = form.ownId
        send(makeBottle, { id, ...made, brand: brand || null, note: note || null, fromHome: from === 'home' })
        showToast(t('bottle.kept'))
        onClose()
        void go(to.bottleLabel({ id }))
      }}
    />
  )
}
