import type { MapPlace } from '@daybook/contract/kernel/mapPlace.ts'
import { Button, TextInput } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { FormScreen } from '../../kit/FormScreen.tsx'
import { useFields } from '../../kit/fields.ts'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { degrees } from '../fields/index.ts'
import { KnownPlaces } from './KnownPlaces.tsx'
import { LazyMap } from './LazyMap.tsx'
import styles from './Place.module.css'
import { type Coordinates, readCoordinates } from './place.coordinates.ts'
import { type KnownPlace, placesQuery } from './place.data.ts'
import { useOwnLocation } from './useOwnLocation.ts'

const noPlaces: readonly KnownPlace[] = []

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
  const { data: known = noPlaces } = useQuery(placesQuery())
  const { latitude, longitude } = fields.values
  const own = useOwnLocation(move)

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
      <KnownPlaces places={known} onChoose={take} />
      <LazyMap
        label={t('place.map')}
        pin={readCoordinates(latitude, longitude)}
        onPin={move}
        marks={known}
        onMark={take}
      />
      <p className={styles.hint}>{t('place.mapHint')}</p>
      <Button
        variant="default"
        loading={own.state === 'asking'}
        onClick={own.ask}
        leftSection={<IconCurrentLocation size="1.25rem" aria-hidden="true" />}
      >
        {t('place.here')}
      </Button>
      {(own.state === 'denied' || own.state === 'failed') && (
        <p role="alert" className={styles.hint}>
          {t(own.state === 'denied' ? 'place.denied' : 'place.failed')}
        </p>
      )}
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
