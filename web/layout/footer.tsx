import { Link } from 'react-router-dom'
import { NAV_ITEMS } from '#domain/layout.ts'
import { urls } from '#web/urls.ts'
import { Brand } from './brand.tsx'
import { SectionLink } from './section-link.tsx'

/** The foot of every page. */
export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot__in">
          <div>
            <Brand />
            <p className="foot__about">
              A nonpartisan look at what Americans share across political lines. No accounts, no ads, no side.
            </p>
          </div>
          <nav aria-labelledby="foot-take-part">
            <h2 id="foot-take-part">Take part</h2>
            <ul>
              {NAV_ITEMS.map(
                ({ target, label }) =>
                  target !== 'blog' && (
                    <li key={target}>
                      <SectionLink section={target}>{label}</SectionLink>
                    </li>
                  ),
              )}
            </ul>
          </nav>
          <nav aria-labelledby="foot-about">
            <h2 id="foot-about">About</h2>
            <ul>
              <li>
                <Link to={urls.mission()}>Our Mission</Link>
              </li>
              <li>
                <Link to={urls.methodology()}>Methodology</Link>
              </li>
              <li>
                <Link to={urls.blog()}>Blog</Link>
              </li>
              <li>
                <Link to={urls.contact()}>Contact</Link>
              </li>
              <li>
                <Link to={urls.privacy()}>Privacy Policy</Link>
              </li>
            </ul>
          </nav>
        </div>
        <div className="foot__base">
          <span>Civic Unity is strictly nonpartisan.</span>
          <span>Poll figures are the work of the pollsters credited.</span>
        </div>
      </div>
    </footer>
  )
}
