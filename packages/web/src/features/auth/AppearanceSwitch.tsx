import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'

export function AppearanceSwitch() {
  const t = useT()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('auth.appearance')}
      data={[
        { value: 'auto', label: t('auth.appearanceAuto') },
        { value: 'light', label: t('auth.appearanceLight') },
        { value: 'dark', label: t('auth.appearanceDark') },
      ]}
      value={colorScheme}
      onChange={setColorScheme}
    />
  )
}
