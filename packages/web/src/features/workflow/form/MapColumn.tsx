import { Button, TextInput } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFields } from '../../../kit/fields.ts'
import { Sheet } from '../../../kit/Sheet.tsx'
import { useT } from '../../../platform/i18n/language.ts'
import { degrees, OpenerField } from '../../fields/index.ts'
import { type Coordinates, PlaceFinder, readCoordinates } from '../../place/index.ts'
import type { ColumnProps } from './column.props.ts'
import { type FormPlace, placeIn } from './form.place.ts'
import { useColumnWords } from './form.words.ts'
import styles from './WorkflowForm.module.css'

/** Chooses a point on the map and says its address, in a sheet. */
export function MapColumn({ column, path, value, errors, onChange }: ColumnProps) {
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
      error={errors[path]}
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
  const initial = {
    latitude: start ? degrees(start.latitude) : '',
    longitude: start ? degrees(start.longitude) : '',
    address: start?.address ?? '',
  }
  const fields = useFields(initial, ({ latitude, longitude }) => ({
    latitude: readCoordinates(latitude, '0') ? undefined : t('place.badLatitude'),
    longitude: readCoordinates('0', longitude) ? undefined : t('place.badLongitude'),
  }))
  const { latitude, longitude } = fields.values

  function move(at: Coordinates) {
    fields.set('latitude', degrees(at.latitude))
    fields.set('longitude', degrees(at.longitude))
  }

  const send = fields.onSubmit(async ({ address, ...typed }) => {
    const at = readCoordinates(typed.latitude, typed.longitude)
    if (at) onChoose({ ...at, address: address.trim() })
  })

  return (
    <form
      id={id}
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        // Events of a portal reach the form of the process as well.
        event.stopPropagation()
        void send(event)
      }}
    >
      <PlaceFinder
        pin={readCoordinates(latitude, longitude)}
        onMove={move}
        onTake={({ name, address, ...at }) => {
          fields.set('address', [name, address].filter(Boolean).join(t('fields.comma')).slice(0, mostAddress))
          move(at)
        }}
      />
      <TextInput label={t('place.address')} maxLength={mostAddress} {...fields.text('address')} />
      <div className={styles.pair}>
        {(['latitude', 'longitude'] as const).map((name) => (
          <TextInput key={name} label={t(`place.${name}`)} required maxLength={12} {...fields.text(name)} />
        ))}
      </div>
    </form>
  )
}

const mostAddress = 200
