import { useEffect, useRef } from "react";
import { cn } from "../../lib/cn.ts";

const DRIFT_PX_PER_S = 12;
const MAX_DPR = 2;

interface Particle {
  x: number;
  y: number;
  radius: number;
  vx: number;
  vy: number;
}

function scatter(amount: number, width: number, height: number): Particle[] {
  return Array.from({ length: amount }, () => {
    const angle = Math.random() * Math.PI * 2;
    const speed = DRIFT_PX_PER_S * (0.25 + Math.random() * 0.75);
    return {
      x: Math.random() * width,
      y: Math.random() * height,
      radius: 0.6 + Math.random() * 1.2,
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed,
    };
  });
}

/** Slow dust behind the public pages. Stops while hidden or paused; draws one still frame under reduced motion. */
export function Particles({ amount, paused, className }: { amount: number; paused: boolean; className: string }) {
  const ref = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext("2d");
    if (!canvas || !context) return;
    const still = paused || matchMedia("(prefers-reduced-motion: reduce)").matches;
    let particles: Particle[] = [];
    let frame = 0;
    let last = 0;
    let width = 0;
    let height = 0;

    function resize(): void {
      if (!canvas || !context) return;
      const dpr = Math.min(devicePixelRatio, MAX_DPR);
      width = canvas.clientWidth;
      height = canvas.clientHeight;
      canvas.width = width * dpr;
      canvas.height = height * dpr;
      context.setTransform(dpr, 0, 0, dpr, 0, 0);
      if (particles.length === 0) particles = scatter(amount, width, height);
      draw(0);
    }

    function draw(seconds: number): void {
      if (!canvas || !context) return;
      context.clearRect(0, 0, width, height);
      context.fillStyle = getComputedStyle(canvas).color;
      context.globalAlpha = 0.35;
      context.beginPath();
      for (const particle of particles) {
        particle.x = (particle.x + particle.vx * seconds + width) % width;
        particle.y = (particle.y + particle.vy * seconds + height) % height;
        context.moveTo(particle.x + particle.radius, particle.y);
        context.arc(particle.x, particle.y, particle.radius, 0, Math.PI * 2);
      }
      context.fill();
    }

    function tick(time: number): void {
      draw(Math.min((time - last) / 1000, 0.1));
      last = time;
      frame = requestAnimationFrame(tick);
    }

    function start(): void {
      cancelAnimationFrame(frame);
      if (still || document.hidden) return;
      last = performance.now();
      frame = requestAnimationFrame(tick);
    }

    resize();
    start();
    // Not the window: folding the sidebar changes the width too, and a stretched canvas draws dashes.
    const sizes = new ResizeObserver(resize);
    sizes.observe(canvas);
    document.addEventListener("visibilitychange", start);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      document.removeEventListener("visibilitychange", start);
    };
  }, [amount, paused]);

  return (
    <canvas
      ref={ref}
      data-particles={amount}
      aria-hidden
      className={cn("pointer-events-none inset-0 size-full text-primary", className)}
    />
  );
}
