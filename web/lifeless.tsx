import { TriangleAlert, X } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LIFELESS_TEXT } from '../domain/pages/not-found.ts'
import { TOAST } from '../domain/toast.ts'
import { LIFELESS_ID } from './lifeless-script.ts'

/** Lies in every page, for the visitor whose browser does not get the page's script: nobody else could say so then. */
export const LIFELESS = renderToStaticMarkup(
  <template id={LIFELESS_ID}>
    <div className="toasts">
      <div className="toast" data-kind="bad" role="alert">
        <TriangleAlert className="icon" aria-hidden="true" />
        <div>
          <p className="toast__title">{LIFELESS_TEXT.title}</p>
          <p className="toast__text">
            {LIFELESS_TEXT.text}{' '}
            {/* biome-ignore lint/a11y/useValidAnchor: this page's own address, whatever it is. */}
            <a href="">{LIFELESS_TEXT.again}</a>
          </p>
        </div>
        <button type="button" className="iconbtn" aria-label={TOAST.dismiss}>
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
    </div>
  </template>,
)
