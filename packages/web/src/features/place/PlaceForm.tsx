import type { MapPlace } from '@daybook/contract/kernel/mapPlace.ts'
import { Stack } from '@mantine/core'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { degrees, FieldInputs, FieldsScreen, useFieldsForm } from '../fields/index.ts'
import { PlaceFinder } from './PlaceFinder.tsx'
import { type Coordinates, readCoordinates } from './place.coordinates.ts'
import { placeFields, pointProblems } from './place.fields.ts'

interface PlaceFormProps {
  start: MapPlace | null
  isForField: boolean
  onChoose: (place: MapPlace) => void
}

/** A place by search, by the map, by where the device is, or typed. */
export function PlaceForm({ start, isForField, onChoose }: PlaceFormProps) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'place',
    fields: placeFields,
    stored: start
      ? { ...start, latitude: degrees(start.latitude), longitude: degrees(start.longitude) }
      : undefined,
    draft: null,
    problems: pointProblems,
  })
  const { latitude, longitude } = form.values

  function move(at: Coordinates) {
    form.set('latitude', degrees(at.latitude))
    form.set('longitude', degrees(at.longitude))
  }

  function take({ name, address, ...at }: MapPlace) {
    form.set('name', name)
    form.set('address', address ?? '')
    move(at)
  }

  return (
    <FieldsScreen
      form={form}
      submit={t(isForField ? 'place.use' : 'place.open')}
      onSend={async ({ name, address, ...typed }) => {
        const at = readCoordinates(typed.latitude, typed.longitude)
        if (at) onChoose({ name, address, ...at })
      }}
    >
      <PlaceFinder pin={readCoordinates(latitude, longitude)} onMove={move} onTake={take} />
      <Section>
        <Stack gap="1.25rem">
          <FieldInputs only={['name', 'address']} />
          <FieldInputs beside only={['latitude', 'longitude']} />
        </Stack>
      </Section>
    </FieldsScreen>
  )
}
