import { ContactSection } from './contact-section.tsx';
import { Hero } from './hero.tsx';
import { PartnersSection } from './partners-section.tsx';
import { ServicesSection } from './services-section.tsx';

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
