import type { Rating } from '@daybook/contract/kernel/fields.ts'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Widgets.module.css'
import type { WidgetProps } from './widget.props.ts'

const steps = [1, 2, 3, 4, 5]

/** Likelihood × severity, chosen in a matrix of five by five. */
export function RatingField({
  label,
  required,
  value,
  error,
  onChange,
}: WidgetProps<'rating', Rating | null>) {
  const t = useT()
  return (
    <FieldGroup label={label} required={required} error={error}>
      <table className={styles.matrix}>
        <caption className={styles.caption}>{t('fields.likelihoodBySeverity')}</caption>
        <thead>
          <tr>
            <td />
            {steps.map((severity) => (
              <th key={severity} scope="col">
                {severity}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map((likelihood) => (
            <tr key={likelihood}>
              <th scope="row">{likelihood}</th>
              {steps.map((severity) => (
                <td key={severity}>
                  <button
                    type="button"
                    className={styles.cell}
                    aria-pressed={value?.likelihood === likelihood && value.severity === severity}
                    aria-label={t('fields.ratingWords', {
                      likelihood,
                      severity,
                      risk: likelihood * severity,
                    })}
                    onClick={() => onChange({ likelihood, severity })}
                  >
                    {likelihood * severity}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FieldGroup>
  )
}
