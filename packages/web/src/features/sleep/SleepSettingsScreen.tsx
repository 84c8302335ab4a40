import { useQuery } from '@tanstack/react-query'
import { FormScreen } from '../../kit/FormScreen.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { goBack } from '../../platform/screens/navigate.ts'
import { IntervalField } from './IntervalField.tsx'
import { settingsQuery } from './sleep.data.ts'
import { useInterval } from './useInterval.ts'

/** How often the centre checks sleepers, for managers. The sleep board has the same in a sheet. */
export function SleepSettingsScreen() {
  const t = useT()
  const read = useQuery(settingsQuery())
  const interval = useInterval(goBack)
  return (
    <Loaded read={read} skeleton="page">
      {(settings) => (
        <FormScreen
          submit={t('sleep.save')}
          isSending={interval.isSending}
          onSubmit={(event) => {
            event.preventDefault()
            void interval.save(interval.chosen ?? settings.checkInterval)
          }}
        >
          <Section>
            <IntervalField settings={settings} interval={interval} />
          </Section>
        </FormScreen>
      )}
    </Loaded>
  )
}
