import type { MapPlace } from '@daybook/contract/kernel/mapPlace.ts'
import { TextInput } from '@mantine/core'
import { FormScreen } from '../../kit/FormScreen.tsx'
import { useFields } from '../../kit/fields.ts'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { degrees } from '../fields/index.ts'
import styles from './Place.module.css'
import { PlaceFinder } from './PlaceFinder.tsx'
import { type Coordinates, readCoordinates } from './place.coordinates.ts'

interface PlaceFormProps {
  start: MapPlace | null
  isForField: boolean
  onChoose: (place: MapPlace) => void
}

/** A place by search, by the map, by where the device is, or typed. */
export function PlaceForm({ start, isForField, onChoose }: PlaceFormProps) {
  const t = useT()
  const initial = {
    name: start?.name ?? '',
    address: start?.address ?? '',
    latitude: start ? degrees(start.latitude) : '',
    longitude: start ? degrees(start.longitude) : '',
  }
  const fields = useFields(initial, ({ name, latitude, longitude }) => ({
    name: name.trim() === '' ? t('field.REQUIRED') : undefined,
    latitude: readCoordinates(latitude, '0') ? undefined : t('place.badLatitude'),
    longitude: readCoordinates('0', longitude) ? undefined : t('place.badLongitude'),
  }))
  const { latitude, longitude } = fields.values

  function move(at: Coordinates) {
    fields.set('latitude', degrees(at.latitude))
    fields.set('longitude', degrees(at.longitude))
  }

  function take({ name, address, ...at }: MapPlace) {
    fields.set('name', name)
    fields.set('address', address ?? '')
    move(at)
  }

  async function choose({ name, address, ...typed }: typeof initial) {
    const at = readCoordinates(typed.latitude, typed.longitude)
    if (at) onChoose({ name: name.trim(), address: address.trim() || null, ...at })
  }

  return (
    <FormScreen
      onSubmit={fields.onSubmit(choose)}
      submit={t(isForField ? 'place.use' : 'place.open')}
      isSending={fields.isSending}
    >
      <PlaceFinder pin={readCoordinates(latitude, longitude)} onMove={move} onTake={take} />
      <Section>
        <div className={styles.stack}>
          <TextInput label={t('place.name')} required maxLength={140} {...fields.text('name')} />
          <TextInput label={t('place.address')} maxLength={200} {...fields.text('address')} />
          <div className={styles.pair}>
            <TextInput
              label={t('place.latitude')}
              required
              inputMode="text"
              maxLength={12}
              {...fields.text('latitude')}
            />
            <TextInput
              label={t('place.longitude')}
              required
              inputMode="text"
              maxLength={12}
              {...fields.text('longitude')}
            />
          </div>
        </div>
      </Section>
    </FormScreen>
  )
}
