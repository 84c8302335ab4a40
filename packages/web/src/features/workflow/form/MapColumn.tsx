import { Button, Stack } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { Sheet } from '../../../kit/Sheet.tsx'
import { useT } from '../../../platform/i18n/language.ts'
import { degrees, FieldInputs, FieldsFormProvider, OpenerField, useFieldsForm } from '../../fields/index.ts'
import {
  type Coordinates,
  PlaceFinder,
  pointFields,
  pointProblems,
  readCoordinates,
} from '../../place/index.ts'
import type { ColumnProps } from './column.props.ts'
import { type FormPlace, placeIn } from './form.place.ts'
import { useColumnWords } from './form.words.ts'

/** Chooses a point on the map and says its address, in a sheet. */
export function MapColumn({ column, path, value, error, onChange }: ColumnProps) {
  const t = useT()
  const words = useColumnWords()
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  const close = () => setIsOpen(false)

  function choose(chosen: FormPlace | null) {
    onChange(chosen && [chosen.longitude, chosen.latitude, chosen.address])
    close()
  }

  return (
    <OpenerField
      path={path}
      label={column.label}
      error={error}
      name={placeIn(value) && words(column, value, [])}
      placeholder={t('fields.choosePlace')}
      icon={IconMapPin}
      onOpen={() => setIsOpen(true)}
    >
      {createPortal(
        <Sheet
          open={isOpen}
          onClose={close}
          title={column.label}
          tall
          actions={
            <>
              <Button variant="default" onClick={() => choose(null)}>
                {t('kit.clear')}
              </Button>
              <Button type="submit" form={formId}>
                {t('place.use')}
              </Button>
            </>
          }
        >
          <PlaceInputs id={formId} start={placeIn(value)} onChoose={choose} />
        </Sheet>,
        // A form cannot stand within the form of the process.
        document.body,
      )}
    </OpenerField>
  )
}

interface PlaceInputsProps {
  id: string
  start: FormPlace | undefined
  onChoose: (place: FormPlace) => void
}

function PlaceInputs({ id, start, onChoose }: PlaceInputsProps) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'place',
    fields: pointFields,
    stored: start && { ...start, latitude: degrees(start.latitude), longitude: degrees(start.longitude) },
    draft: null,
    problems: pointProblems,
  })
  const { latitude, longitude } = form.values

  function move(at: Coordinates) {
    form.set('latitude', degrees(at.latitude))
    form.set('longitude', degrees(at.longitude))
  }

  return (
    <FieldsFormProvider value={form.state}>
      <form
        id={id}
        ref={form.root}
        noValidate
        onSubmit={form.onSubmit(async ({ address, ...typed }) => {
          const at = readCoordinates(typed.latitude, typed.longitude)
          if (at) onChoose({ ...at, address: address ?? '' })
        })}
      >
        <Stack gap="0.75rem">
          <PlaceFinder
            pin={readCoordinates(latitude, longitude)}
            onMove={move}
            onTake={({ name, address, ...at }) => {
              const words = [name, address].filter(Boolean).join(t('fields.comma'))
              form.set('address', words.slice(0, pointFields.address.max))
              move(at)
            }}
          />
          <FieldInputs only={['address']} />
          <FieldInputs beside only={['latitude', 'longitude']} />
        </Stack>
      </form>
    </FieldsFormProvider>
  )
}
