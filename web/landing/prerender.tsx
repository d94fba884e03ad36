import '#web/kit/theme/theme.css';
import './prerender.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './LandingPage.tsx';

export const markup = renderToStaticMarkup(<LandingPage />);
