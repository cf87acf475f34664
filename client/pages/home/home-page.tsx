import { ContactSection } from './contact-section.tsx';
import { Hero } from './hero.tsx';
import { PartnersSection } from './partners-section.tsx';
import { ServicesSection } from './services-section.tsx';

/** The home page: hero, services, partners, the contact form. */
export function HomePage() {
  return (
    <>
      <Hero />
      <ServicesSection />
      <PartnersSection />
      <ContactSection />
    </>
  );
}
